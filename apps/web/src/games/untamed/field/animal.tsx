import type { Animal } from '@tablee/rules/games/untamed/index.ts';
import type { CSSProperties } from 'react';
import { changeOf } from '@/kit/card-frame.tsx';
import { CardTouch } from '@/kit/card-touch.tsx';
import { Glyph } from '@/kit/glyph.tsx';
import { Icon, type IconShape } from '@/ui/icon.tsx';
import { still } from '@/ui/still.ts';
import './animal.css';
import { ICONS } from '../art/icons.ts';
import { Picture } from '../art/picture.tsx';
import { printed } from '../art/printed.ts';
import { type Reading, readingOf } from '../cards/reading.ts';
import { type Tableau, useNames, useTableau } from '../context.tsx';
import { animalTouch } from '../questions/touches.ts';
import type { Words } from '../words.ts';
import { deedsOf } from './deeds-of.ts';
import { Foretold } from './foretold.tsx';

interface Mark {
  readonly icon: IconShape;
  readonly name: string;
  readonly struck?: true;
}

/** Marks beside the numbers, each a symbol with a name. */
function marksOf(animal: Animal, reading: Reading, words: Words): readonly Mark[] {
  const marks: Mark[] = [];
  if (reading.keywords.includes('guard'))
    marks.push({ icon: ICONS.guard, name: words.say('guard') });
  if (animal.restrained) marks.push({ icon: ICONS.restrained, name: words.say('restrained') });
  else if (!animal.ready) marks.push({ icon: ICONS.exhausted, name: words.say('exhausted') });
  if (animal.noStronghold) {
    marks.push({ icon: ICONS.stronghold, name: words.say('noStronghold'), struck: true });
  }
  return marks;
}

/** An Animal in words: name, Attack, Health left, Fury, marks. */
function animalLabel(animal: Animal, tableau: Tableau): string {
  const { view, words } = tableau;
  const reading = readingOf(view.open, animal);
  return words.list(
    [
      words.text(printed(animal.face).name),
      words.say('spokenAttack', { n: reading.attack }),
      words.say('spokenHealth', { left: reading.health - animal.damage, of: reading.health }),
      ...(animal.fury > 0 ? [words.say('spokenFury', { n: animal.fury })] : []),
      ...marksOf(animal, reading, words).map(({ name }) => name),
      ...deedsOf(printed(animal.face).card, words).map(({ name }) => name),
    ],
    'facts',
  );
}

interface AnimalProps {
  readonly animal: Animal;
  readonly seat: number;
}

/** An Animal in play as a tile: it is touched, dragged from, attacked. */
export function AnimalTile({ animal, seat }: AnimalProps) {
  const tableau = useTableau();
  const { label } = useNames();
  const { answering, view, onPoint } = tableau;
  const { id, face, ready } = animal;
  const touch = animalTouch(tableau, id, seat);
  const mine = seat === view.seat;
  return (
    <li
      className="un-animal-slot"
      onPointerEnter={mine ? (event) => event.pointerType === 'mouse' && onPoint(id) : undefined}
      onPointerLeave={mine ? () => onPoint(null) : undefined}
      data-exhausted={!ready || undefined}
      data-attacking={view.open.attack?.attacker === id || tableau.attacker === id || undefined}
    >
      <CardTouch
        id={id}
        face={`${face}#${id}`}
        label={`${animalLabel(animal, tableau)}${mine ? '' : ` (${label(seat)})`}`}
        answering={answering}
        touch={touch}
        className="un-animal"
      >
        <AnimalFace {...facing(animal, tableau)} />
        <Foretold target={id} />
      </CardTouch>
    </li>
  );
}

/** All that the face of an Animal shows now. */
export function facing(animal: Animal, { view, words }: Tableau): FaceProps {
  const reading = readingOf(view.open, animal);
  return {
    animal,
    attack: reading.attack,
    changed: changeOf(reading.attack, reading.printedAttack),
    left: reading.health - animal.damage,
    isGuard: reading.keywords.includes('guard'),
    marks: marksOf(animal, reading, words),
    words,
  };
}

interface FaceProps {
  readonly animal: Animal;
  readonly attack: number;
  /** Above or below its printed Attack. */
  readonly changed: ReturnType<typeof changeOf>;
  readonly left: number;
  readonly isGuard: boolean;
  readonly marks: readonly Mark[];
  readonly words: Words;
}

/** The face of an Animal: its picture and its present numbers. */
export const AnimalFace = still(function AnimalFace(props: FaceProps) {
  const { animal, attack, changed, left, isGuard, marks, words } = props;
  const { face, fury, damage } = animal;
  return (
    <span
      className="un-tile"
      data-guard={isGuard || undefined}
      style={{ '--n': animal.id.length } as CSSProperties}
    >
      <Picture face={face} className="un-tile-art" />
      <span className="un-tile-name">
        <Glyph of={words.text(printed(face).name)} />
      </span>
      <span className="un-tile-marks">
        {marks.map(({ icon, name, struck }) => (
          <span key={name} data-struck={struck}>
            <Icon of={icon} />
          </span>
        ))}
      </span>
      <span className="un-tile-does">
        {fury > 0 && (
          <span className="un-tile-fury">
            <Icon of={ICONS.fury} />
            <Glyph of={fury} />
          </span>
        )}
        {deedsOf(printed(face).card, words).map(({ icon, name }) => (
          <span key={name} className="un-tile-deed">
            <Icon of={icon} />
          </span>
        ))}
      </span>
      <span className="un-tile-attack" data-changed={changed}>
        <Icon of={ICONS.attack} />
        <Glyph of={attack} />
      </span>
      <span className="un-tile-health" data-hurt={damage > 0 || undefined}>
        <Icon of={ICONS.health} />
        <Glyph of={left} />
      </span>
    </span>
  );
});
