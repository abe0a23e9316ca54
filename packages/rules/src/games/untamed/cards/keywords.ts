import type { Text } from '@tablee/engine';

/** A word of the cards, and its meaning. */
export interface KeywordHelp {
  readonly name: Text;
  readonly help: Text;
  /** The clause of the rulebook. */
  readonly clause: string;
}

export type KeywordId =
  | 'arrival'
  | 'lastWords'
  | 'rush'
  | 'guard'
  | 'focus'
  | 'fury'
  | 'support'
  | 'rally'
  | 'reveal'
  | 'baseAttack'
  | 'invoke'
  | 'omen'
  | 'callOwlSpirit'
  | 'animalToken'
  | 'bonusPower';

export const KEYWORDS: Readonly<Record<KeywordId, KeywordHelp>> = {
  arrival: {
    name: { fr: 'Arrivée', en: 'Arrival' },
    help: {
      fr: 'Effet que vous pouvez utiliser au moment où l’Animal entre en jeu, joué ou non.',
      en: 'An effect you may use at the moment the Animal enters play, played or not.',
    },
    clause: 'UNT-15.1',
  },
  lastWords: {
    name: { fr: 'Dernières Paroles', en: 'Last Words' },
    help: {
      fr: 'Effet que vous pouvez utiliser quand l’Animal est battu ; sa carte est déjà dans votre Soutien.',
      en: 'An effect you may use when the Animal is beaten; its card already lies in your Support.',
    },
    clause: 'UNT-15.2',
  },
  rush: {
    name: { fr: 'Déferlement', en: 'Rush' },
    help: {
      fr: 'Entre en jeu redressé et peut attaquer ce tour, mais seulement des Animaux. Joué par Ralliement, il attend votre prochain tour.',
      en: 'Enters play ready and may attack this turn, but Animals only. Played by Rally, it waits for your next turn.',
    },
    clause: 'UNT-15.3',
  },
  guard: {
    name: { fr: 'Garde', en: 'Guard' },
    help: {
      fr: 'Les attaques contre votre camp doivent viser un Animal qui a Garde, même épuisé. Les effets des cartes ne sont pas gênés.',
      en: 'Attacks on your side must aim at an Animal with Guard, even an exhausted one. Effects of cards are not hindered.',
    },
    clause: 'UNT-15.4',
  },
  focus: {
    name: { fr: 'Focus X', en: 'Focus X' },
    help: {
      fr: 'La carte se joue aussi pour X Soutien, à la place de tout son coût en Puissance.',
      en: 'The card can also be played for X Support in place of its whole Power cost.',
    },
    clause: 'UNT-15.7',
  },
  fury: {
    name: { fr: 'Furie', en: 'Fury' },
    help: {
      fr: 'Chaque pion donne +1 Attaque à l’Animal qui le porte, tant qu’il est en jeu.',
      en: 'Each token gives the Animal that bears it +1 Attack for as long as it is in play.',
    },
    clause: 'UNT-15.8',
  },
  support: {
    name: { fr: 'Soutien', en: 'Support' },
    help: {
      fr: 'Un coût de Soutien se paie en retirant du jeu autant de cartes de votre zone de Soutien. Rien ne vous y oblige.',
      en: 'A Support cost is paid by removing that many cards in your Support zone from the game. You never have to.',
    },
    clause: 'UNT-7.3',
  },
  rally: {
    name: { fr: 'Ralliement', en: 'Rally' },
    help: {
      fr: 'Piochée à la chute de votre Forteresse, la carte peut être jouée aussitôt sans Puissance. Un Animal entre redressé, sans attaquer avant votre prochain tour.',
      en: 'Drawn because your Stronghold fell, the card may be played at once for no Power. An Animal enters ready but waits for your next turn to attack.',
    },
    clause: 'UNT-14.2',
  },
  reveal: {
    name: { fr: 'Révéler', en: 'Reveal' },
    help: {
      fr: 'La carte est montrée à toute la table, puis revient là d’où elle vient.',
      en: 'The card is shown to the whole table, then goes back to where it came from.',
    },
    clause: 'UNT-15.9',
  },
  baseAttack: {
    name: { fr: 'Attaque de base', en: 'Base Attack' },
    help: {
      fr: 'L’Attaque imprimée, ou celle reçue en échange ; ni Furie, ni bonus, ni malus.',
      en: 'The printed Attack, or the one received in an exchange; no Fury, bonus or penalty.',
    },
    clause: 'UNT-15.8',
  },
  invoke: {
    name: { fr: 'Invoquer', en: 'Invoke' },
    help: {
      fr: 'Regardez le dessus de votre deck. Carte de Ralliement : elle va sous le deck et vous appelez un Esprit Hibou. Sinon, elle devient un Bonus de Puissance.',
      en: 'Look at the top of your deck. A Rally card goes under the deck and you call an Owl Spirit. Any other becomes a Bonus Power.',
    },
    clause: 'UNT-16.1',
  },
  omen: {
    name: { fr: 'Présage X', en: 'Omen X' },
    help: {
      fr: 'Regardez les X premières cartes de votre deck ; chacune va dessus ou dessous, dans l’ordre que vous voulez.',
      en: 'Look at the top X cards of your deck; each goes on top of it or under it, in the order you like.',
    },
    clause: 'UNT-16.3',
  },
  callOwlSpirit: {
    name: { fr: 'Appeler un Esprit Hibou', en: 'Call an Owl Spirit' },
    help: {
      fr: 'Un pion Esprit Hibou, Attaque 1 et Santé 1, entre en jeu épuisé. Trois pions au plus par joueur.',
      en: 'An Owl Spirit token, Attack 1 and Health 1, enters play exhausted. Three tokens per player at most.',
    },
    clause: 'UNT-16.4',
  },
  animalToken: {
    name: { fr: 'Pion Animal', en: 'Animal Token' },
    help: {
      fr: 'Un Animal né d’un effet : jamais une carte jouée, coût 0, et il disparaît en quittant le jeu.',
      en: 'An Animal born of an effect: never a card played, cost 0, and gone for good when it leaves play.',
    },
    clause: 'UNT-16.5',
  },
  bonusPower: {
    name: { fr: 'Bonus de Puissance', en: 'Bonus Power' },
    help: {
      fr: 'Carte face cachée sous votre Forteresse. Remise sur votre deck, elle réduit de 1 le coût de votre prochaine carte de ce tour.',
      en: 'A face-down card under your Stronghold. Put back on your deck, it takes 1 off the cost of your next card this turn.',
    },
    clause: 'UNT-12.2',
  },
};
