import { describe, expect, test } from 'vitest';
import { wordsIn } from '../../../testing/words.ts';
import { acceptedNow, decreeAllows, decreeIgnored, decreeRefusal } from '../kingdoms/decree.ts';
import type { Creature, KingdomId, Open } from '../state/state.ts';
import { KINGDOMS } from '../state/state.ts';
import { given } from '../testing/given.ts';
import { refusalText } from '../words/refusal-text.ts';
import { creatureName, creatureValue, FACES, speciesOf } from './creatures.ts';
import vectors from './decree-vectors.json' with { type: 'json' };
import { DECREES } from './decrees.ts';

interface Vector {
  decree: string;
  kingdom: KingdomId;
  columns: Partial<Record<KingdomId, string[]>>;
  card: string;
  expect: 'legal' | 'refused' | 'ignored';
}

const VECTORS = vectors.vectors as Vector[];

/** The open layer with these columns and this decree; the card itself lies nowhere. */
function openOf({ decree, kingdom, columns }: Vector): Open {
  const { open } = given({ players: 2 }).state;
  for (const id of KINGDOMS) {
    open.kingdoms[id].column = (columns[id] ?? []).map((face, i) => ({ id: `${id}-${i}`, face }));
  }
  open.kingdoms[kingdom].decree = decree;
  return open;
}

const verdict = (vector: Vector): Vector['expect'] => {
  const open = openOf(vector);
  if (!decreeAllows(open, vector.kingdom, { id: 'played', face: vector.card })) return 'refused';
  return decreeIgnored(open, vector.kingdom) ? 'ignored' : 'legal';
};

test('all 204 checked decree cases are there', () => {
  expect(VECTORS).toHaveLength(204);
});

describe.each(DECREES.map(({ id, name, scope }) => ({ id, name: name.en, scope })))(
  'ROY-5.7 $id $name',
  ({ id, scope }) => {
    const cases = VECTORS.filter(({ decree }) => decree === id);

    test.each(cases.map((vector) => ({ ...vector, table: JSON.stringify(vector.columns) })))(
      '$card at $kingdom over $table is $expect',
      (vector) => {
        expect(verdict(vector)).toBe(vector.expect);
      },
    );

    test('has a legal, a refused and, where it looks at cards, an ignored case', () => {
      const kinds = new Set(cases.map(({ expect: kind }) => kind));
      expect(kinds.has('legal')).toBe(true);
      expect(kinds.has('refused')).toBe(true);
      expect(kinds.has('ignored')).toBe(scope !== 'A');
    });

    test('its live list says exactly what it accepts', () => {
      for (const vector of cases) {
        const open = openOf(vector);
        const { values, species, join } = acceptedNow(open, vector.kingdom);
        for (const face of FACES) {
          const card: Creature = { id: 'played', face };
          const byValue = values === null || values.includes(creatureValue(card));
          const bySpecies = species === null || species.includes(speciesOf(card));
          const listed = join === 'or' ? byValue || bySpecies : byValue && bySpecies;
          expect(listed).toBe(decreeAllows(open, vector.kingdom, card));
        }
      }
    });

    test('ROY-5.8 its refusals are worded in both languages, with nothing missing', () => {
      for (const vector of cases.filter((each) => each.expect === 'refused')) {
        const card = { id: 'played', face: vector.card };
        const refusal = decreeRefusal(openOf(vector), vector.kingdom, card);
        if (refusal === null) throw new Error('not refused');
        if (scope !== 'A') expect(refusal.source.length).toBeGreaterThan(0);
        for (const lang of ['fr', 'en'] as const) {
          const reason = { code: 'decree', facts: refusal as never };
          const { header, text } = refusalText(reason, wordsIn(lang));
          expect(header + text).not.toMatch(/[{}]|undefined|null|: \.|, ,/);
          // ROY-5.8: the cards concerned are named.
          for (const { face } of refusal.source) expect(text).toContain(creatureName(face)[lang]);
        }
      }
    });
  },
);
