import type { Glossary, Term, Text } from '@tablee/engine';
import { text } from '@tablee/engine';
import { catalogue } from '../guide/catalogue.ts';
import { rulebook } from '../rulebook/index.ts';
import type { Row } from '../state/row.ts';
import type { CannibalView } from '../state/state.ts';

/** The words of the rulebook met at the table, without the names of abilities. */
const WORDS: Glossary<CannibalView> = [
  {
    id: 'pillage',
    name: text('Piller', 'Pillage'),
    forms: {
      fr: ['piller', 'pillez', 'pille', 'pillage', 'pillages', 'pillé'],
      en: ['pillage', 'pillages', 'pillaging', 'pillaged'],
    },
    text: text(
      'Prendre un jeton de l’Habitat adverse, pour 1 viande, une fois par tour, quand aucune créature ennemie ne compte dans ses deux zones : un Pisteur ou une créature étourdie ne compte pas. Le troisième gagne.',
      'To take a token of the enemy Habitat, for 1 meat, once a turn, when no enemy creature counts in its two zones: a Tracker or a stunned creature does not count. The third one wins.',
    ),
    clause: 'CAN-9.10',
  },
  {
    id: 'meat',
    name: text('Viande', 'Meat'),
    forms: { fr: ['viande'], en: ['meat'] },
    text: text(
      'Ce qui paie tout. Elle revient à quatre à la fin de votre tour, et sert aussi pendant celui d’en face : ce que vous y dépensez vous manquera dans le vôtre.',
      'What pays for everything. It is set to four at the end of your turn, and serves in theirs too: what you spend there you will miss in yours.',
    ),
    clause: 'CAN-4.5',
  },
  {
    id: 'hunt',
    name: text('Chasse', 'Hunt'),
    forms: { fr: ['Chasse'], en: ['Hunt'] },
    text: text(
      'La zone de devant : de là on attaque et on pille, et c’est là qu’on est attaqué.',
      'The zone in front: from there one attacks and pillages, and there one is attacked.',
    ),
    clause: 'CAN-9.9',
  },
  {
    id: 'covert',
    name: text('Couvert', 'Covert'),
    forms: { fr: ['Couvert', 'à couvert'], en: ['Covert'] },
    text: text(
      'La zone de derrière : on n’y est pas attaqué tant qu’une créature valide tient la Chasse. On en sort, on n’y revient pas.',
      'The zone behind: one is not attacked there while a creature that is not stunned holds Hunt. One moves out of it and never back.',
    ),
    clause: 'CAN-11.1',
  },
  {
    id: 'reinforcements',
    name: text('Renforts', 'Reinforcements'),
    forms: { fr: ['renforts'], en: ['reinforcements', 'reinforcement deck'] },
    text: text(
      'Un second paquet, dont on regarde les cartes avant de choisir celle qu’on pioche.',
      'A second deck, whose cards one looks at before choosing which to draw.',
    ),
    clause: 'CAN-5.2',
  },
  {
    id: 'dodge',
    name: text('Esquiver', 'Dodge'),
    forms: {
      fr: ['esquiver', 'esquivez', 'esquive', 'esquives'],
      en: ['dodge', 'dodges', 'dodged', 'dodging'],
    },
    text: text(
      'Éviter un combat, ou l’effet d’un assaut, pour 2 viandes. Après un assaut esquivé, le combat suit quand même : il faut l’esquiver à part.',
      'To avoid a combat, or the effect of an assault, for 2 meat. After an assault that was dodged the combat follows all the same: it has to be dodged separately.',
    ),
    clause: 'CAN-10.2',
  },
  {
    id: 'stunned',
    name: text('Étourdie', 'Stunned'),
    forms: {
      fr: ['étourdie', 'étourdies', 'étourdi', 'étourdir'],
      en: ['stunned', 'stun', 'stuns'],
    },
    text: text(
      'Ne combat pas, n’esquive pas, n’utilise rien et ne garde plus sa zone, mais reste une cible. 1 viande la relève.',
      'Does not fight, dodge or use anything, and no longer guards its zone, but is still a target. 1 meat lets it recover.',
    ),
    clause: 'CAN-8.4',
  },
  {
    id: 'direct',
    name: text('Dégâts directs', 'Direct damage'),
    forms: { fr: ['dégât direct', 'dégâts directs'], en: ['direct damage'] },
    text: text(
      'Des tirs : ils touchent sans combat, et un Bouclier ne les arrête pas. L’Armure, si.',
      'Shots: they hit without a combat, and a Shield does not stop them. Armour does.',
    ),
    clause: 'CAN-8.1',
  },
  {
    id: 'combat-damage',
    name: text('Dégâts de combat', 'Combat damage'),
    forms: {
      fr: ['dégât de combat', 'dégâts de combat'],
      en: ['combat damage'],
    },
    text: text(
      'Ceux que les combattants s’infligent l’un à l’autre, autant que leur force, au même moment.',
      'What fighters deal to each other, as much as their strength, at the same moment.',
    ),
    clause: 'CAN-11.7',
  },
  {
    id: 'assault',
    name: text('Assaut', 'Assault'),
    forms: { fr: ['assaut', 'assauts'], en: ['assault', 'assaults'] },
    text: text(
      'Une capacité utilisée depuis la Chasse : son effet d’abord, puis un combat avec la même cible, sans le payer. Celui d’une Action n’amène pas de combat.',
      'An ability used from Hunt: its effect first, then a combat with the same target, without paying for it. That of an Action brings no combat.',
    ),
    clause: 'CAN-12.4',
  },
  {
    id: 'tactical',
    name: text('Tactique', 'Tactical'),
    forms: { fr: ['tactique', 'tactiques'], en: ['tactical'] },
    text: text(
      'Une capacité utilisable à tout moment de votre phase principale et dans tout combat, même pendant le tour d’en face, pour 1 viande. D’une carte en main, il faut que ce soit une Action.',
      'An ability for any time in your main phase and for any combat, even in the opponent’s turn, for 1 meat. From the hand it has to be an Action.',
    ),
    clause: 'CAN-10.3',
  },
  {
    id: 'triggered',
    name: text('Déclenchée', 'Triggered'),
    forms: { fr: ['déclenchée', 'déclenchées'], en: ['triggered'] },
    text: text(
      'Une capacité gratuite, au moment que dit la carte. Elle sert une fois, comme les autres.',
      'A free ability, at the moment the card names. It serves once, like the others.',
    ),
    clause: 'CAN-9.7',
  },
  {
    id: 'recharge',
    name: text('Recharger', 'Recharge'),
    forms: {
      fr: ['recharger', 'rechargez', 'recharge', 'rechargée'],
      en: ['recharge', 'recharged', 'recharges'],
    },
    text: text(
      'Chaque capacité ne sert qu’une fois. Recharger lui enlève son jeton : elle peut servir encore.',
      'Each ability serves once. To recharge takes its token off: it may be used again.',
    ),
    clause: 'CAN-13.6',
  },
  {
    id: 'range',
    name: text('Portée', 'Range'),
    forms: { fr: ['portée'], en: ['range'] },
    text: text(
      'Elle compte les zones vers l’avant : Couvert, Chasse, Chasse adverse, Couvert adverse. À portée 2 : de Couvert à la Chasse adverse, de Chasse aux deux zones adverses. Le nombre sur une zone dit à quelle distance elle est ; barré, elle est hors de portée.',
      'It counts zones forward: Covert, Hunt, enemy Hunt, enemy Covert. With 2: from Covert the enemy Hunt, from Hunt both enemy zones. The number on a zone says how far it is; struck out, it is out of range.',
    ),
    clause: 'CAN-12.11',
  },
  {
    id: 'tracker',
    name: text('Pisteur', 'Tracker'),
    forms: { fr: ['pisteur', 'pisteurs'], en: ['tracker', 'trackers'] },
    text: text(
      'Ne peut être visé et ne garde pas sa zone ; de la Chasse, il attaque à Couvert. Il le perd en combattant ou en utilisant une capacité.',
      'Cannot be targeted and does not guard its zone; from Hunt it attacks into Covert. Fighting or using an ability ends this.',
    ),
    clause: 'CAN-16.1',
  },
  {
    id: 'leader',
    name: text('Chef', 'Leader'),
    forms: { fr: ['chef', 'chefs'], en: ['leader', 'leaders'] },
    text: text(
      'La créature que son paquet a une seule fois. La jouer est gratuit.',
      'The creature its deck has just once. Playing it is free.',
    ),
    clause: 'CAN-9.3',
  },
  {
    id: 'value',
    name: text('Valeur', 'Value'),
    forms: { fr: ['valeur'], en: ['value'] },
    text: text(
      'Ce que la carte coûte à qui construit un paquet : il a 160 points au plus. En jeu, elle ne compte que pour les capacités qui la nomment.',
      'What the card costs in deck building: a deck has 160 points at most. In play it matters only to abilities that name it.',
    ),
    clause: 'CAN-18.3',
  },
  {
    id: 'exhausted',
    name: text('Faction épuisée', 'Exhausted faction'),
    forms: { fr: ['faction épuisée', 'épuisée'], en: ['exhausted faction', 'exhausted'] },
    text: text(
      'Plus une carte à piocher : jusqu’à la fin, elle doit dépenser toute sa viande à chaque tour.',
      'No card left to draw: to the end it has to spend all its meat in every turn.',
    ),
    clause: 'CAN-6.3',
  },
];

const CLAUSES = rulebook.flatMap((chapter) => chapter.clauses);

/** The first clause that begins with this name: it says what the ability does. */
const clauseOf = ({ en }: Text): string =>
  CLAUSES.find(({ text: { en: words } }) => words.startsWith(en))?.id ?? 'CAN-12.1';

/** The name of an ability, without its number. */
const nameOf = (row: Row): Text => {
  const { fr, en } = row.name('X');
  return { fr: bare(fr), en: bare(en) };
};
const bare = (name: string): string => name.replace(/[\s\u00a0]X$/, '');

/** Abilities of one name do the same, or nearly: their text is said once. */
function abilityTerms(): Glossary<CannibalView> {
  const rows = new Map<string, Row[]>();
  for (const row of catalogue.all) {
    const name = nameOf(row).en;
    rows.set(name, [...(rows.get(name) ?? []), row]);
  }
  return [...rows.values()].flatMap((alike) => (isWord(alike) ? [] : [termOf(alike)]));
}

const isWord = ([first]: readonly Row[]): boolean =>
  WORDS.some(({ name }) => first !== undefined && name.en === nameOf(first).en);

function termOf(alike: readonly Row[]): Term<CannibalView> {
  const [first] = alike as [Row];
  const name = nameOf(first);
  const said = (lang: 'fr' | 'en'): string =>
    [...new Set(alike.map((row) => row.text('X')[lang]))].join(' ');
  return {
    id: first.id,
    name,
    forms: { fr: [name.fr], en: [name.en] },
    text: { fr: said('fr'), en: said('en') },
    clause: clauseOf(name),
  };
}

export const glossary: Glossary<CannibalView> = [...WORDS, ...abilityTerms()];

/** Words that cards print and the rulebook explains. */
export const keywords: readonly Text[] = catalogue.all.map(nameOf);
