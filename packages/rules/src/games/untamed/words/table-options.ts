import type { TableOptionWords } from '@tablee/engine';
import { tableOptionWords, valueWords } from '@tablee/engine';
import { type Key, WORDS } from './dictionary.ts';

const inBoth = (key: Key) => ({ fr: WORDS.fr.say(key), en: WORDS.en.say(key) });

/** The host's choices in words. */
export const options: { readonly [id: string]: TableOptionWords } = {
  mode: tableOptionWords(['Mode de jeu', 'Mode'], {
    duel: valueWords(inBoth('mode_duel'), [
      'À deux : abattez les trois Forteresses adverses.',
      'Two players: bring down all three enemy Strongholds.',
    ]),
    hunter: valueWords(inBoth('mode_hunter'), [
      'Recommandé. Votre proie est à votre gauche ; qui bat quelqu’un en premier gagne.',
      'Recommended. Your prey sits on your left; the first to beat somebody wins.',
    ]),
    survival: valueWords(inBoth('mode_survival'), [
      'Chacun attaque qui il veut ; le dernier en jeu gagne.',
      'Attack whom you like; the last one standing wins.',
    ]),
    alpha: valueWords(inBoth('mode_alpha'), [
      'Deux fois plus robuste, l’Alpha joue contre tous les autres.',
      'Twice as sturdy, the Alpha plays against all the others.',
    ]),
    hydra: valueWords(inBoth('mode_hydra'), [
      'Recommandé. Deux équipes, une chaise sur deux ; les équipiers jouent ensemble et partagent leurs Forteresses.',
      'Recommended. Two teams, every other chair; team-mates play together and share their Strongholds.',
    ]),
    manticore: valueWords(inBoth('mode_manticore'), [
      'Deux équipes, une chaise sur deux, qui partagent deck, Puissance et Soutien, sans se concerter.',
      'Two teams, every other chair, that share deck, Power and Support, without talking.',
    ]),
  }),
  factionPool: tableOptionWords(['Factions', 'Factions'], {
    all12: valueWords(
      ['Les douze', 'All twelve'],
      [
        'Avec Gorille, Cerf et Serpent, de l’extension.',
        'With Gorilla, Deer and Snake of the expansion.',
      ],
    ),
    base9: valueWords(
      ['Les neuf de base', 'The nine of the base game'],
      ['Sans Gorille, Cerf ni Serpent.', 'Without Gorilla, Deer and Snake.'],
    ),
  }),
  draft: tableOptionWords(['Répartition', 'Factions are'], {
    draft: valueWords(
      ['Choisies', 'Chosen'],
      ['Chacun choisit à son tour, devant tous.', 'Everybody chooses in turn, in the open.'],
    ),
    random: valueWords(
      ['Tirées au sort', 'Drawn by lot'],
      ['Pour commencer tout de suite.', 'To begin at once.'],
    ),
  }),
  draft3: tableOptionWords(['Choix à trois', 'Three-player draft'], {
    mirrored: valueWords(
      ['En miroir', 'Mirrored'],
      ['1, 1, 2, puis 2, 2, 1 factions.', '1, 1, 2, then 2, 2, 1 factions.'],
    ),
    printedThenSeat1: valueWords(
      ['Comme imprimé', 'As printed'],
      [
        '1, 1, 2, puis 1, 2, 1 ; le premier joueur prend la dernière.',
        '1, 1, 2, then 1, 2, 1; the first player takes the last one.',
      ],
    ),
  }),
  strongholdOrder: tableOptionWords(['Ordre des Forteresses', 'Order of Strongholds'], {
    hidden: valueWords(
      ['Secret', 'Secret'],
      ['On ne voit que la Forteresse du dessus.', 'Only the Stronghold on top is known.'],
    ),
    open: valueWords(
      ['Connu', 'Known'],
      ['L’ordre de la pile est public.', 'The order of the pile is public.'],
    ),
  }),
  freshStronghold: tableOptionWords(['Nouvelle Forteresse', 'A new Stronghold'], {
    attackable: valueWords(
      ['Exposée', 'Can be attacked'],
      [
        'Les autres Animaux peuvent l’attaquer dans le même tour.',
        'Other Animals may attack it in the same turn.',
      ],
    ),
    shieldedThisTurn: valueWords(
      ['À l’abri ce tour', 'Safe this turn'],
      [
        'Elle ne subit aucun dégât jusqu’à la fin du tour.',
        'It takes no damage until the turn ends.',
      ],
    ),
  }),
  owlSupply: tableOptionWords(['Esprits Hiboux', 'Owl Spirits'], {
    '8': valueWords(
      ['Huit à la table', 'Eight at the table'],
      [
        'Comme dans la boîte : huit pour tous les joueurs.',
        'As in the box: eight for all players together.',
      ],
    ),
    unlimited: valueWords(
      ['Sans limite commune', 'No common limit'],
      ['Trois au plus par joueur.', 'Three at most per player.'],
    ),
  }),
  alphaChoice: tableOptionWords(['Qui est l’Alpha', 'Who is the Alpha'], {
    random: valueWords(['Tiré au sort', 'Drawn by lot'], ['Le sort décide.', 'Chance decides.']),
    volunteer: valueWords(
      ['Volontaire', 'A volunteer'],
      [
        'On demande d’abord qui le veut ; sinon, le sort.',
        'Everybody is asked first; otherwise chance decides.',
      ],
    ),
  }),
  alphaCount: tableOptionWords(['L’Alpha compte', 'The Alpha counts'], {
    alive: valueWords(
      ['Les adversaires en jeu', 'Opponents still in'],
      ['L’Alpha pioche moins à mesure qu’ils tombent.', 'The Alpha draws less as they fall.'],
    ),
    atStart: valueWords(
      ['Tous ceux du début', 'All who began'],
      ['L’Alpha pioche toujours autant.', 'The Alpha always draws as many.'],
    ),
  }),
  alphaDraw: tableOptionWords(['L’Alpha pioche', 'The Alpha draws'], {
    full: valueWords(
      ['Tout ce que dit le livret', 'All that the rulebook says'],
      ['2 cartes, plus 1 par adversaire.', '2 cards, plus 1 per opponent.'],
    ),
    choice: valueWords(
      ['À son choix', 'As many as they choose'],
      [
        'Hors livret : de 2 cartes au nombre du livret, pour ménager son deck.',
        'Not in the rulebook: from 2 cards to the number of the rulebook, to spare the deck.',
      ],
    ),
  }),
  hydraStrongholds: tableOptionWords(['Forteresses d’une équipe', 'Strongholds of a team'], {
    six: valueWords(['Six', 'Six'], ['Comme dans le livret.', 'As in the rulebook.']),
    four: valueWords(
      ['Quatre', 'Four'],
      ['Hors livret : une partie plus courte.', 'Not in the rulebook: a shorter game.'],
    ),
  }),
  hydraAbility: tableOptionWords(['Capacité de Forteresse', 'Stronghold ability'], {
    perMember: valueWords(
      ['Une fois par équipier', 'Once per member'],
      [
        'Chacun peut l’utiliser, avec son propre Soutien.',
        'Each may use it, from their own Support.',
      ],
    ),
    perTeam: valueWords(
      ['Une fois par équipe', 'Once per team'],
      ['Un seul équipier l’utilise à chaque tour.', 'One member uses it each turn.'],
    ),
  }),
};
