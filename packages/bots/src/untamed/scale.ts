/** Worths, in Power; found by playing thousands of matches with other values. */
export const SCALE = {
  /** A body in play: by its Attack, its Health and their product. */
  attack: 0.39,
  health: 0.3,
  both: 0.13,
  guard: 0.19,
  guardHealth: 0.1,
  card: 1.55,
  support: -0.17,
  /** Deck from which cards are drawn without a second thought. */
  thrift: 14,
  owl: 0.69,
  bonusPower: 0.73,
  /** A point of damage on a Stronghold, and how much more it is worth near the end. */
  face: 0.01,
  nearEnd: 0.54,
  /** Strongholds from which the end is near. */
  endSpan: 2.56,
  /** How much more with a deck for fewer turns than this, as the last card loses. */
  haste: 0.8,
  hasteTurns: 10,
  heal: 0.57,
  /** Part of the worth of damage that does not eliminate. */
  wound: 0.42,
  /** The enemy's gain when a Stronghold falls. */
  fall: -0.31,
  /** Standing open to the loss of the last Stronghold, or of one of several. */
  lethal: 4.03,
  threat: 0.42,
  /** Fury strikes at once if the Animal is ready. */
  readyFury: 0.23,
  fury: 0.41,
  furyHealth: 0.06,
  /** The cost of playing a card beyond its Power, and how a full hand lowers it. */
  cardPrice: 1.19,
  cardPlenty: 0.05,
  /** The risk to an Animal before it acts. */
  newcomer: 0.91,
  /** Part of what an Animal leaves behind that counts while it lives. */
  legacy: 0.9,
  /** Part of the worth of a card bought with Power that is left over. */
  spare: 0.75,
  /** Hand: the weight of a point of cost early and late, a turn of waiting, a further copy. */
  costEarly: 0.49,
  costLate: 0.46,
  wait: 0.39,
  copy: 0.15,
  /** A card's worth for later turns, against its play in this one. */
  keep: 1.27,
  /** Hand needed for the fourth Power, and for more. */
  handForFourth: 2.72,
  handForMore: 1.83,
  /** An unknown card of the deck promises this much. */
  unknown: 0.64,
};
