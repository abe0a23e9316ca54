import { cardSays } from '@tablee/rules/games/cannibal-world/words/index.ts';
import { CardFrame, type FaceCardProps } from '@/kit/card-frame.tsx';
import { Glyph } from '@/kit/glyph.tsx';
import { Icon } from '@/ui/icon.tsx';
import { still } from '@/ui/still.ts';
import { ICONS } from '../art/icons.ts';
import './card.css';
import { ChipSign, chipLabel } from './chip.tsx';
import { type Chip, chipsOfFace } from './chips.ts';
import '../art/faction.css';
import { printed } from '../art/printed.ts';
import { useWords, type Words } from '../words.ts';

/** A card in words: name, kind, strength, value, abilities. */
export function cardLabel(face: string, words: Words): string {
  const { card, name } = printed(face);
  return words.list(
    [
      words.text(name),
      words.say(`rarity_${card.rarity}`),
      ...(card.strength === null
        ? [words.say('action')]
        : [words.say('spokenStrength', { n: card.strength })]),
      ...chipsOfFace(face).map((chip) => chipLabel(chip, face, words)),
    ],
    'facts',
  );
}

interface CardProps extends FaceCardProps {
  readonly chips?: readonly Chip[];
}

/** A card of this game in the house's frame: strength in the corner, rarity across from it, abilities as chips. */
export const CannibalCard = still(function CannibalCard({
  face,
  size = 'm',
  chips,
  says = false,
  children,
  className = '',
}: CardProps) {
  const words = useWords();
  const { card, picture, hue, name } = printed(face);
  return (
    <CardFrame
      seed={face}
      art={picture}
      tint={hue}
      corner={
        <span className="cw-corner" data-kind={card.kind}>
          {card.strength === null ? <Icon of={ICONS.action} /> : <Glyph of={card.strength} />}
        </span>
      }
      mark={
        <span className="cw-mark" data-rarity={card.rarity}>
          <Icon of={ICONS[card.rarity]} />
        </span>
      }
      title={words.text(name)}
      {...(says && { text: words.text(cardSays(face)) })}
      size={size}
      className={`cw-card cw-f-${card.faction} cw-k-${card.kind} ${className}`}
    >
      {children ?? (
        <span className="cw-card-chips">
          {(chips ?? chipsOfFace(face)).map((chip) => (
            <ChipSign key={chip.slot} of={chip} />
          ))}
        </span>
      )}
    </CardFrame>
  );
});
