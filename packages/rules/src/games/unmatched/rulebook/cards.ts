import type { Chapter, Clause } from '@tablee/engine';
import { clause, text } from '@tablee/engine';
import { catalogue } from '../cards/catalogue.ts';
import type { Banner, CardType, Hero, UnmatchedCard } from '../state/card.ts';
import { isBlank } from '../state/card.ts';

const FIRST_CHAPTER = 15;

const TYPES: Readonly<Record<CardType, { fr: string; en: string }>> = {
  attack: { fr: 'attaque', en: 'attack' },
  defense: { fr: 'défense', en: 'defense' },
  versatile: { fr: 'polyvalente', en: 'versatile' },
  scheme: { fr: 'stratagème', en: 'scheme' },
};

const BANNERS: Readonly<Record<Banner, { fr: string; en: string }>> = {
  hero: { fr: 'héros', en: 'hero' },
  sidekick: { fr: 'acolyte', en: 'sidekick' },
  any: { fr: 'tous', en: 'any' },
};

const cardClauses = (hero: Hero, chapter: number): Clause[] =>
  hero.cards.map((card, i) => {
    const words = wordsOf(card);
    return clause(`UNM-${chapter}.${i + 1}`, words.fr, words.en);
  });

/** Name, facts and text of a card in a sentence. */
function wordsOf(card: UnmatchedCard): { fr: string; en: string } {
  const inLanguage = (lang: 'fr' | 'en'): string => {
    const value = card.value === null ? '' : ` ${card.value}`;
    const facts = `${TYPES[card.type][lang]}${value}, boost ${card.boost}, ${BANNERS[card.banner][lang]}, ×${card.copies}`;
    const none = lang === 'fr' ? 'Sans effet.' : 'No effect.';
    return `${card.name[lang]} (${facts}). ${isBlank(card) ? none : card.text[lang]}`;
  };
  return { fr: inLanguage('fr'), en: inLanguage('en') };
}

function voyageClause(hero: Hero, chapter: number): Clause[] {
  if (!hero.cards.some(({ voyage }) => voyage)) return [];
  return [
    clause(
      `UNM-${chapter}.${hero.cards.length + 1}`,
      'Voyage : pendant le combat, +1 à la valeur de la carte par autre Voyage dans la défausse de l’armée, compté à ce moment. Les sept Voyages l’ont en plus de leur texte.',
      'Voyage: during combat, +1 to the card’s value per other Voyage in the army’s discard, counted at that moment. All seven Voyages have it besides their own text.',
    ),
  ];
}

/** One chapter per hero: every card is a clause, numbered in the order of its deck (UNM-15 to UNM-18). */
export const cardChapters: readonly Chapter[] = catalogue.heroes.all.map((hero, i) => ({
  id: `cards-${hero.id}`,
  title: text(`Cartes : ${hero.hero.name.fr}`, `Cards: ${hero.hero.name.en}`),
  clauses: [...cardClauses(hero, FIRST_CHAPTER + i), ...voyageClause(hero, FIRST_CHAPTER + i)],
}));
