import { describe, expect, test } from 'vitest';
import { wordsIn } from '../../../testing/words.ts';
import { DECREES } from '../cards/decrees.ts';
import type { KingdomId } from '../state/state.ts';
import type { Scene } from '../testing/given.ts';
import { claims, given } from '../testing/given.ts';
import { glance } from '../view/glance.ts';
import { refusalText } from '../words/refusal-text.ts';

/** Which of A's cards may be played at a kingdom now. */
const at = (scene: Scene, kingdom: KingdomId): string[] =>
  scene
    .options('A')
    .filter((option) => option.endsWith(` ${kingdom}`))
    .map((option) => option.split(' ')[0] as string);

const refusal = (scene: Scene, face: string, kingdom: KingdomId) => {
  const about = { verb: 'claim', card: scene.cardOf('A', face).id, space: kingdom };
  const reason = scene.session.game.explain(scene.session.view(0), about);
  if (reason === null) throw new Error(`${face} is legal at ${kingdom}`);
  return { reason, fr: refusalText(reason, wordsIn('fr')), en: refusalText(reason, wordsIn('en')) };
};

describe('scopes', () => {
  test('ROY-5.1 scope A judges the played card alone', () => {
    given({
      decrees: { k6: 'A05' },
      columns: { k6: ['owl-8'], k5: ['owl-1'] },
      hands: [['tiger-4', 'wolf-5', 'frog-3', 'okapi-6']],
    }).shows((scene) => expect(at(scene, 'k6')).toEqual(['tiger-4', 'wolf-5']));
  });

  test('S-06 ROY-5.2 ROY-R.18 rising order allows equality', () => {
    given({
      decrees: { k7: 'B02' },
      columns: { k7: ['frog-2', 'wolf-5'] },
      hands: [['lizard-5', 'lizard-4', 'lizard-8', 'lizard-1']],
    }).shows((scene) => {
      expect(at(scene, 'k7')).toEqual(['lizard-5', 'lizard-8']);
      expect(refusal(scene, 'lizard-4', 'k7').reason.facts).toMatchObject({ need: 5 });
      expect(refusal(scene, 'lizard-4', 'k7').en.text).toBe(
        'Last card here: Wolf 5. 5 or higher is required.',
      );
    });
  });

  test('ROY-R.18 falling order allows equality, C02 does not', () => {
    given({
      decrees: { k7: 'B03', k5: 'C02' },
      columns: { k7: ['frog-5'], k6: ['wolf-5'] },
      hands: [['lizard-5', 'lizard-4', 'lizard-6', 'lizard-1']],
    }).shows((scene) => {
      expect(at(scene, 'k7')).toEqual(['lizard-5', 'lizard-4', 'lizard-1']);
      expect(at(scene, 'k5')).toEqual(['lizard-4', 'lizard-1']);
    });
  });

  test('S-07 ROY-5.2 a decree may look at the whole column', () => {
    given({
      decrees: { k8: 'B04' },
      columns: { k8: ['frog-2', 'wolf-5', 'tiger-5'] },
      hands: [['lizard-5', 'frog-8', 'owl-1', 'wolf-1']],
    }).shows((scene) => {
      expect(at(scene, 'k8')).toEqual(['lizard-5', 'owl-1']);
      const { reason, en } = refusal(scene, 'frog-8', 'k8');
      expect(reason.facts.source).toEqual([{ face: 'frog-2', kingdom: 'k8' }]);
      expect(en.text).toBe('Species already present here: Frog 2.');
    });
  });

  test('S-05 ROY-5.3 ROY-2.1 scope C looks at the two neighbours, around the ring', () => {
    given({
      decrees: { k8: 'C01' },
      columns: { k7: ['okapi-3'], k4: ['frog-6'], k5: ['tiger-8'] },
      hands: [['wolf-6', 'wolf-5', 'wolf-7', 'wolf-1']],
    }).shows((scene) => expect(at(scene, 'k8')).toEqual(['wolf-6', 'wolf-7']));
  });

  test('S-08 ROY-5.4 ROY-R.17 scope D looks at the four others, not at home', () => {
    given({
      decrees: { k6: 'D01' },
      columns: {
        k6: ['honeyBee-2'],
        k4: ['tiger-4'],
        k5: ['wolf-8'],
        k7: ['owl-5'],
        k8: ['frog-1'],
      },
      hands: [['honeyBee-1', 'wolf-2', 'tiger-1', 'lizard-1']],
    }).shows((scene) => {
      expect(at(scene, 'k6')).toEqual(['honeyBee-1', 'lizard-1']);
      expect(refusal(scene, 'wolf-2', 'k6').en.text).toBe(
        'Species already showing elsewhere: Wolf 8 (Mistmere).',
      );
    });
  });

  test('ROY-R.20 scope D looks at top cards only', () => {
    given({
      decrees: { k6: 'D01' },
      columns: { k4: ['wolf-3', 'tiger-4'] },
      hands: [['wolf-2', 'tiger-1', 'owl-1', 'frog-1']],
    }).shows((scene) => expect(at(scene, 'k6')).toEqual(['wolf-2', 'owl-1', 'frog-1']));
  });

  test('S-09 ROY-5.3 ROY-R.17 away from every neighbour', () => {
    given({
      decrees: { k6: 'C07' },
      columns: { k5: ['tiger-3'], k7: ['owl-6'] },
      hands: [['lizard-1', 'lizard-8', 'lizard-2', 'lizard-4']],
    }).shows((scene) => {
      expect(at(scene, 'k6')).toEqual(['lizard-1', 'lizard-8']);
      expect(glance(scene.open).k6.accepted.values).toEqual([1, 8]);
      expect(refusal(scene, 'lizard-4', 'k6').en.text).toBe(
        'Too close to Tiger 3 (Mistmere). Accepted values: 1 or 8.',
      );
    });
  });

  test('ROY-R.17 one match is enough for the same as a neighbour', () => {
    given({
      decrees: { k6: 'C03' },
      columns: { k5: ['tiger-3'], k7: ['owl-6'] },
      hands: [['lizard-3', 'lizard-6', 'lizard-4', 'lizard-8']],
    }).shows((scene) => expect(at(scene, 'k6')).toEqual(['lizard-3', 'lizard-6']));
  });
});

describe('ignored decrees', () => {
  test('S-03 ROY-5.5 ROY-5.6 without a neighbouring card C01 is ignored', () => {
    given({
      turn: 'A',
      decrees: { k5: 'C01' },
      columns: { k7: ['wolf-8'] },
      hands: [['frog-1', 'owl-1', 'owl-2', 'owl-3']],
    })
      .when(
        (scene) => expect(glance(scene.open).k5.ignored).toBe(true),
        claims('A', 'frog-1', 'k5'),
      )
      .shows((scene) => {
        expect(scene.happened('claimed')).toMatchObject([{ kingdom: 'k5', decreeIgnored: true }]);
      });
  });

  test('ROY-5.5 a decree that has a card to look at is not ignored', () => {
    given({
      decrees: { k5: 'C01' },
      columns: { k6: ['wolf-8'] },
      hands: [['frog-1', 'owl-1', 'owl-2', 'wolf-1']],
    }).shows((scene) => {
      expect(at(scene, 'k5')).toEqual([]);
      expect(glance(scene.open).k5.ignored).toBe(false);
    });
  });

  test('ROY-R.16 of two neighbours the one that has a card counts', () => {
    given({
      decrees: { k5: 'C06' },
      columns: { k6: ['wolf-4'] },
      hands: [['frog-4', 'frog-5', 'frog-1', 'frog-8']],
    }).shows((scene) => expect(at(scene, 'k5')).toEqual(['frog-4', 'frog-1']));
  });

  test('S-12 ROY-R.11 ROY-R.16 a closed kingdom still is a reference', () => {
    given({
      cubes: { k4: 'BBC|C' },
      columns: { k4: ['owl-7'] },
      decrees: { k5: 'C03' },
      hands: [['frog-7', 'frog-6', 'frog-1', 'frog-2']],
    }).shows((scene) => {
      expect(at(scene, 'k5')).toEqual(['frog-7']);
      expect(at(scene, 'k4')).toEqual([]);
      expect(refusal(scene, 'frog-7', 'k4').reason.code).toBe('kingdomClosed');
    });
  });
});

describe('references and refusals', () => {
  test('ROY-5.7 30 decrees, and the played card is never its own reference', () => {
    expect(new Set(DECREES.map(({ id }) => id)).size).toBe(30);
    expect(new Set(DECREES.map(({ name }) => name.fr)).size).toBe(30);
    given({
      decrees: { k5: 'B04' },
      hands: [['frog-4', 'frog-5', 'frog-1', 'frog-8']],
      columns: { k5: ['owl-1'] },
    })
      .when(claims('A', 'frog-4', 'k5'))
      .shows((scene) => expect(scene.column('k5')).toEqual(['owl-1', 'frog-4']));
  });

  test('S-04 ROY-5.8 ROY-5.3 ROY-R.16 the refusal names decree, cards and number', () => {
    given({
      decrees: { k5: 'C01' },
      columns: { k6: ['owl-5'] },
      hands: [['frog-5', 'honeyBee-4', 'frog-8', 'frog-1']],
    }).shows((scene) => {
      expect(at(scene, 'k5')).toEqual(['frog-5', 'frog-8']);
      const { reason, fr, en } = refusal(scene, 'honeyBee-4', 'k5');
      expect(reason).toEqual({
        code: 'decree',
        facts: {
          decree: 'C01',
          kingdom: 'k5',
          card: 'honeyBee-4',
          last: null,
          need: 5,
          source: [{ face: 'owl-5', kingdom: 'k6' }],
          accepted: { values: [5, 6, 7, 8], species: null, join: 'and' },
        },
      });
      expect(en).toEqual({
        header: 'Mistmere refuses Honey bee 4 — decree “At Least the Strongest Neighbour”',
        text: 'Strongest neighbour: Owl 5 (Amberplain). 5 or higher is required.',
      });
      expect(fr).toEqual({
        header: 'Brumemare refuse Abeille 4 — décret « Supérieur ou égal au voisin le plus fort »',
        text: 'Voisin le plus fort : Chouette 5 (Ambreplaine). Il faut 5 ou plus.',
      });
    });
  });

  test('ROY-R.19 the last card counts for any player of it, the rival included', () => {
    given({
      solo: 'normal',
      cubes: { k6: 'R' },
      decrees: { k6: 'B02' },
      columns: { k6: ['wolf-6'] },
      hands: [['frog-4', 'frog-6', 'frog-1', 'frog-8']],
    }).shows((scene) => expect(at(scene, 'k6')).toEqual(['frog-6', 'frog-8']));
  });

  test('ROY-R.21 species and value joined by a sentence are separate decrees', () => {
    const texts = (id: string) => DECREES.find((decree) => decree.id === id)?.text.en;
    expect([texts('B04'), texts('B05')]).toEqual([
      'Species not yet present here.',
      'Value not yet present here.',
    ]);
    given({
      decrees: { k6: 'B04', k7: 'B05' },
      columns: { k6: ['owl-4'], k7: ['owl-5'] },
      hands: [['frog-4', 'frog-5', 'owl-1', 'okapi-2']],
    }).shows((scene) => {
      expect(at(scene, 'k6')).toEqual(['frog-4', 'frog-5', 'okapi-2']);
      expect(at(scene, 'k7')).toEqual(['frog-4', 'owl-1', 'okapi-2']);
    });
  });

  test('ROY-R.22 a card that would be illegal by now stays where it is', () => {
    given({
      decrees: { k5: 'C06', k6: 'A06' },
      hands: [
        ['frog-8', 'frog-1', 'owl-4', 'owl-5'],
        ['wolf-1', 'owl-8', 'owl-7', 'owl-6'],
      ],
    })
      .when(claims('A', 'frog-8', 'k5'), claims('B', 'wolf-1', 'k6'))
      .shows((scene) => {
        expect(scene.column('k5')).toEqual(['frog-8']);
        expect(scene.open.kingdoms.k5.normals).toEqual([0]);
      });
  });

  test('ROY-R.23 a decree may accept no card at all for a while', () => {
    given({
      decrees: { k6: 'C02' },
      columns: { k5: ['tiger-1'], k7: ['owl-1'] },
      hands: [['frog-8', 'frog-1', 'owl-4', 'owl-5']],
    }).shows((scene) => {
      expect(at(scene, 'k6')).toEqual([]);
      expect(glance(scene.open).k6).toMatchObject({ nothingAccepted: true, ignored: false });
      expect(refusal(scene, 'frog-1', 'k6').fr.text).toBe(
        'Voisin le plus fort : Tigre 1 (Brumemare) et Chouette 1 (Sylvombre). Il faut moins que 1.',
      );
    });
  });
});
