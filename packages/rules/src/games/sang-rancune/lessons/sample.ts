import type { Sample } from '@tablee/engine';
import { text } from '@tablee/engine';
import type { SangRancuneView } from '../state/state.ts';
import { lastEncounter } from './last-encounter.ts';
import { answers } from './sample-answers.ts';

const marker = ({ open }: SangRancuneView): number | null => open.encounter?.marker ?? null;

/** The encounter that decides a match. */
export const sample: Sample<SangRancuneView> = {
  about: text(
    'La dernière Rencontre d’un match, à trois : patience, Coups Bas, un mensonge, et un coup fatal.',
    'The last encounter of a match for three: patience, dirty tricks, a lie, and a killing blow.',
  ),
  seats: 3,
  options: {},
  seed: 4,
  start: lastEncounter.start,
  eyes: 0,
  answers,
  remarks: [
    {
      at: 0,
      say: text(
        'Vous regardez le jeu d’Ada. Neuvième et dernière Rencontre : Éventreur a 150 PV. Ada a 9 Prestige, Béa 11, Chloé 12. Qui portera le coup fatal en gagnera 8 : ce coup décide du match.',
        'You look over Ada’s shoulder. The ninth and last encounter: Ripper has 150 life. Ada has 9 prestige, Béa 11, Chloé 12. Whoever deals the killing blow earns 8: that blow decides the match.',
      ),
      holds: (view) =>
        marker(view) === 150 &&
        view.open.stage === 9 &&
        view.open.players.map(({ prestige }) => prestige).join() === '9,11,12',
    },
    {
      at: 1,
      say: text(
        'Chacun pose une attaque, face cachée. On peut d’abord donner sa parole, vraie ou fausse ; cette fois, personne ne dit rien.',
        'Each sets an attack, face down. First they may give their word, true or false; this time nobody says anything.',
      ),
      holds: (view) => view.open.players.every(({ faceDown }) => faceDown === 0),
    },
    {
      at: 3,
      say: text(
        'Les cartes se révèlent dans l’ordre d’initiative. Béa révèle Grand Coup, 50 : après chaque révélation, tous peuvent jouer un Coup Bas contre elle. Ici, tous passent : la créature est loin d’être morte.',
        'Cards are revealed in order of initiative. Béa reveals Mighty Blow, 50: after every reveal all may play a trick on it. Here all pass: the creature is far from dead.',
      ),
      holds: (view) => marker(view) === 150,
    },
    {
      at: 12,
      say: text(
        '50, 40 et 30 : Éventreur tombe de 150 à 30. Puis la créature frappe à son tour, et sa carte dit qui : cette fois Béa, 15 PV.',
        '50, 40 and 30: Ripper falls from 150 to 30. Then the creature strikes, and its card says whom: this time Béa, 15 life.',
      ),
      holds: (view) => marker(view) === 30 && view.open.strike !== null,
    },
    {
      at: 16,
      say: text(
        'Éventreur a 30 PV, et Ada tient une carte de 50. Qui agit la première peut l’emporter, si personne ne l’en empêche.',
        'Ripper has 30 life, and Ada holds a card of 50. Whoever acts first may take it all, if nobody prevents it.',
      ),
      holds: (view) =>
        marker(view) === 30 &&
        view.own?.hand.some(({ face }) => face === 'grand-coup') === true &&
        view.open.players[0]?.initiative === 1,
    },
    {
      at: 22,
      say: text(
        'Grand Coup aurait tué. Chloé joue Croche-Patte sur Ada : l’attaque échoue. Voilà à quoi servent les Coups Bas : arrêter qui allait tuer.',
        'Mighty Blow would have killed. Chloé plays Trip on Ada: the attack fails. That is what tricks are for: to stop whoever was about to kill.',
      ),
      holds: (view) => marker(view) === 30,
    },
    {
      at: 33,
      say: text(
        'Béa vient de toucher pour 10. Chloé veut le coup fatal : une carte retire 15 PV à la créature, et les 5 d’Égratignure suffiraient alors. Ada ne laisse pas faire.',
        'Béa has just hit for 10. Chloé wants the killing blow: a card takes 15 life from the creature, and then the 5 of Scratch would do. Ada does not let it happen.',
      ),
      holds: (view) => marker(view) === 30 && view.open.announced.length > 0,
    },
    {
      at: 39,
      say: text(
        'Échec Critique : l’attaque de Chloé tombe à 0, et Chloé y laisse 10 PV. Éventreur survit avec 5 PV. Ada a gardé cette carte jusqu’au moment où elle comptait.',
        'Critical Miss: Chloé’s attack drops to 0, and it costs Chloé 10 life. Ripper survives with 5 life. Ada kept that card until it mattered.',
      ),
      holds: (view) => marker(view) === 5,
    },
    {
      at: 45,
      say: text(
        'Béa annonce : « Je frappe fort. » C’est faux, on le verra à la fin. Une parole ne coûte rien et n’engage à rien.',
        'Béa says: “I strike hard.” It is not so, as the end will show. A word costs nothing and binds nobody.',
      ),
      holds: (view) => view.open.players[1]?.promise != null && marker(view) === 5,
    },
    {
      at: 49,
      say: text(
        'Ada agit la première, et rend Héroïque son Coup de Pommeau : 10 au lieu de 5, contre les 5 PV qui restent.',
        'Ada acts first, and makes Pommel Tap heroic: 10 instead of 5, against the 5 life that are left.',
      ),
      holds: (view) => marker(view) === 5 && view.open.players[0]?.initiative === 1,
    },
    {
      at: 52,
      say: text(
        'Le coup fatal : 3 Prestige, et 5 de plus pour une manche tardive. Ada passe de 9 à 17 et emporte l’Artefact. Retenez : ne frappez pas le plus fort, frappez le dernier.',
        'The killing blow: 3 prestige, and 5 more for the late stage. Ada goes from 9 to 17 and takes the Artefact. Remember: do not strike hardest, strike last.',
      ),
      holds: (view) => view.open.players[0]?.prestige === 17 && view.open.phase === 'over',
    },
  ],
};
