import type { Setting } from './setting.ts';

/** Cards face down before everybody: the turns begin. */
const REVEALS = {
  from: 'openTurns',
  round: 2,
  set: { A: ['entaille'], B: ['coup-droit'], C: ['coup-net'], D: ['entaille'] },
} as const satisfies Setting;

/** A acts last: attacks of the others lie in the damage pile. */
const LAST = { A: 4, B: 1, C: 2, D: 3 } as const;

/** Moments that seldom come about by themselves: A is led to one. */
export const SCENES = {
  /** The Two Doors: everybody chooses in secret. */
  doors: { encounter: 'deux-portes', from: 'beginEncounter' },
  /** The Cursed Jester has everybody choose a sign in secret. */
  signs: { encounter: 'bouffon-maudit', from: 'creatureAttack', round: 2 },
  /** Rancour has everybody accuse a player. */
  vote: { encounter: 'rancoeur', players: 5, from: 'creatureAttack', round: 2 },
  /** Wolves, each with a life of its own. */
  wolves: { encounter: 'meute-de-loups', players: 6, from: 'beginEncounter' },
  /** Goblins, some of them before a hero. */
  goblins: { encounter: 'gobelins', players: 6, from: 'beginEncounter' },
  /** Double Strike: two attacks of the hand take its place. */
  replace: {
    ...REVEALS,
    set: { ...REVEALS.set, A: ['coup-double'] },
    hands: { A: ['coup-puissant', 'entaille', 'pichenette'] },
  },
  /** Opportunism: a small attack at once, another one late. */
  opportunity: {
    ...REVEALS,
    set: { ...REVEALS.set, A: ['opportunisme'] },
    hands: { A: ['coup-puissant', 'entaille', 'pichenette'] },
  },
  /** Sigrane’s own lunge, heroic if she likes. */
  uses: { ...REVEALS, set: { ...REVEALS.set, A: ['fente-ecarlate'] } },
  /** Two attacks at once, thanks to an open potion: the order is felt, for one of them steals. */
  order: {
    ...REVEALS,
    set: { ...REVEALS.set, A: ['main-leste', 'coup-puissant'] },
    opened: { A: [['potion-de-celerite', 2]] },
    items: { B: ['potion-de-soins'] },
  },
  /** Shield Bash, with the attacks of three others in the pile. */
  bash: { ...REVEALS, initiative: LAST, set: { ...REVEALS.set, A: ['coup-de-bouclier'] } },
  /** Nimble Hand, with items before two others. */
  steal: {
    ...REVEALS,
    set: { ...REVEALS.set, A: ['main-leste'] },
    items: { B: ['potion-de-soins'], C: ['amulette-de-mentalisme', 'potion-de-force'] },
  },
  /** A fireball may be thrown. */
  fireball: { ...REVEALS, items: { A: ['potion-de-boule-de-feu'] } },
  /** Items of a fallen player are there to be taken. */
  loot: {
    from: 'beginEncounter',
    dead: ['D'],
    loot: ['potion-de-soins', 'potion-de-force', 'amulette-de-mentalisme'],
  },
  /** The blow that is meant for A may be answered. */
  strikeBack: {
    encounter: 'golem-mecanique',
    from: 'creatureAttack',
    round: 2,
    hands: { A: ['contre-attaque', 'coup-droit'] },
  },
  /** A blow may be sent to another player. */
  redirect: {
    from: 'creatureAttack',
    round: 2,
    initiative: { A: 2, B: 1 },
    hands: { A: ['apres-toi', 'entaille'] },
  },
} as const satisfies { readonly [name: string]: Setting };
