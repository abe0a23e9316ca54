import type { TableOptionWords } from '@/table/contract.ts';
import { WORDS } from './words.ts';

const both = (key: Parameters<(typeof WORDS)['fr']['say']>[0]) => ({
  fr: WORDS.fr.say(key),
  en: WORDS.en.say(key),
});

/** The host's choices in words. */
export const options: { readonly [id: string]: TableOptionWords } = {
  mode: {
    label: { fr: 'Mode de jeu', en: 'Mode' },
    values: {
      duel: {
        label: both('mode_duel'),
        hint: {
          fr: 'À deux : abattez les trois Forteresses adverses.',
          en: 'Two players: bring down all three enemy Strongholds.',
        },
      },
      hunter: {
        label: both('mode_hunter'),
        hint: {
          fr: 'Votre proie est à votre gauche ; le premier qui bat quelqu’un gagne.',
          en: 'Your prey sits on your left; the first to beat somebody wins.',
        },
      },
      survival: {
        label: both('mode_survival'),
        hint: {
          fr: 'Chacun attaque qui il veut ; le dernier en jeu gagne.',
          en: 'Attack whom you like; the last one standing wins.',
        },
      },
      alpha: {
        label: both('mode_alpha'),
        hint: {
          fr: 'Un joueur deux fois plus robuste, seul contre tous.',
          en: 'One player, twice as sturdy, against all the others.',
        },
      },
      hydra: {
        label: both('mode_hydra'),
        hint: {
          fr: 'Deux équipes, une chaise sur deux ; les équipiers jouent ensemble et partagent leurs Forteresses.',
          en: 'Two teams, every other chair; team-mates play together and share their Strongholds.',
        },
      },
      manticore: {
        label: both('mode_manticore'),
        hint: {
          fr: 'Deux équipes, une chaise sur deux, qui partagent deck, Puissance et Soutien, sans se concerter.',
          en: 'Two teams, every other chair, that share deck, Power and Support, without talking.',
        },
      },
    },
  },
  factionPool: {
    label: { fr: 'Factions', en: 'Factions' },
    values: {
      all12: {
        label: { fr: 'Les douze', en: 'All twelve' },
        hint: {
          fr: 'Avec Gorille, Cerf et Serpent, de l’extension.',
          en: 'With Gorilla, Deer and Snake of the expansion.',
        },
      },
      base9: {
        label: { fr: 'Les neuf de base', en: 'The nine of the base game' },
        hint: { fr: 'Sans esprits ni présages de l’extension.', en: 'Without the expansion.' },
      },
    },
  },
  draft: {
    label: { fr: 'Répartition', en: 'Factions are' },
    values: {
      draft: {
        label: { fr: 'Choisies', en: 'Chosen' },
        hint: {
          fr: 'Chacun choisit à son tour, devant tous.',
          en: 'Everybody chooses in turn, in the open.',
        },
      },
      random: {
        label: { fr: 'Tirées au sort', en: 'Drawn by lot' },
        hint: { fr: 'Pour commencer tout de suite.', en: 'To begin at once.' },
      },
    },
  },
  draft3: {
    label: { fr: 'Choix à trois', en: 'Three-player draft' },
    values: {
      mirrored: {
        label: { fr: 'En miroir', en: 'Mirrored' },
        hint: { fr: '1, 1, 2, puis 2, 2, 1 factions.', en: '1, 1, 2, then 2, 2, 1 factions.' },
      },
      printedThenSeat1: {
        label: { fr: 'Comme imprimé', en: 'As printed' },
        hint: {
          fr: '1, 1, 2, puis 1, 2, 1 ; le premier joueur prend la dernière.',
          en: '1, 1, 2, then 1, 2, 1; the first player takes the last one.',
        },
      },
    },
  },
  strongholdOrder: {
    label: { fr: 'Ordre des Forteresses', en: 'Order of Strongholds' },
    values: {
      hidden: {
        label: { fr: 'Secret', en: 'Secret' },
        hint: {
          fr: 'On ne voit que la Forteresse du dessus.',
          en: 'Only the Stronghold on top is known.',
        },
      },
      open: {
        label: { fr: 'Connu', en: 'Known' },
        hint: { fr: 'L’ordre de la pile est public.', en: 'The order of the pile is public.' },
      },
    },
  },
  freshStronghold: {
    label: { fr: 'Nouvelle Forteresse', en: 'A new Stronghold' },
    values: {
      attackable: {
        label: { fr: 'Exposée', en: 'Can be attacked' },
        hint: {
          fr: 'Les autres Animaux peuvent l’attaquer dans le même tour.',
          en: 'Other Animals may attack it in the same turn.',
        },
      },
      shieldedThisTurn: {
        label: { fr: 'À l’abri ce tour', en: 'Safe this turn' },
        hint: {
          fr: 'Elle ne subit aucun dégât jusqu’à la fin du tour.',
          en: 'It takes no damage until the turn ends.',
        },
      },
    },
  },
  owlSupply: {
    label: { fr: 'Esprits Hiboux', en: 'Owl Spirits' },
    values: {
      unlimited: {
        label: { fr: 'Sans limite commune', en: 'No common limit' },
        hint: { fr: 'Trois au plus par joueur.', en: 'Three at most per player.' },
      },
      '8': {
        label: { fr: 'Huit à la table', en: 'Eight at the table' },
        hint: {
          fr: 'Comme dans la boîte : huit pour tous les joueurs.',
          en: 'As in the box: eight for all players together.',
        },
      },
    },
  },
  alphaChoice: {
    label: { fr: 'Qui est l’Alpha', en: 'Who is the Alpha' },
    values: {
      random: {
        label: { fr: 'Tiré au sort', en: 'Drawn by lot' },
        hint: { fr: 'Le sort décide.', en: 'Chance decides.' },
      },
      volunteer: {
        label: { fr: 'Volontaire', en: 'A volunteer' },
        hint: {
          fr: 'On demande d’abord qui le veut ; sinon, le sort.',
          en: 'Everybody is asked first; otherwise chance decides.',
        },
      },
    },
  },
  alphaCount: {
    label: { fr: 'L’Alpha compte', en: 'The Alpha counts' },
    values: {
      alive: {
        label: { fr: 'Les adversaires en jeu', en: 'Opponents still in' },
        hint: {
          fr: 'Il pioche moins à mesure qu’ils tombent.',
          en: 'It draws less as they fall.',
        },
      },
      atStart: {
        label: { fr: 'Tous ceux du début', en: 'All who began' },
        hint: {
          fr: 'Il pioche toujours autant.',
          en: 'It always draws as many.',
        },
      },
    },
  },
  hydraAbility: {
    label: { fr: 'Capacité de Forteresse', en: 'Stronghold ability' },
    values: {
      perMember: {
        label: { fr: 'Une fois par équipier', en: 'Once per member' },
        hint: {
          fr: 'Chacun peut l’utiliser, avec son propre Soutien.',
          en: 'Each may use it, from their own Support.',
        },
      },
      perTeam: {
        label: { fr: 'Une fois par équipe', en: 'Once per team' },
        hint: {
          fr: 'Un seul équipier l’utilise à chaque tour.',
          en: 'One member uses it each turn.',
        },
      },
    },
  },
};
