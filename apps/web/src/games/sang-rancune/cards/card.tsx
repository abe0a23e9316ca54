import { CardFrame, changeOf, type FaceCardProps } from '@/kit/card-frame.tsx';
import { Glyph } from '@/kit/glyph.tsx';
import { Icon } from '@/ui/icon.tsx';
import { still } from '@/ui/still.ts';
import { CLASS_LOOKS } from '../art/looks.ts';
import './card.css';
import { actionOf, type PrintedAction, printed } from '../art/printed.ts';
import { useWords, type Words } from '../words.ts';

/** A card in words: name, class, value. */
export function cardLabel(face: string, words: Words): string {
  const look = printed(face) as PrintedAction;
  const card = actionOf(face);
  const value = card.kind === 'standard' ? [words.say('value', { n: card.sides[1] })] : [];
  return [words.text(look.name), words.say(look.class), ...value].join(', ');
}

interface CardProps extends FaceCardProps {
  /** Its worth now, if it differs from the printed one. */
  readonly worth?: number | undefined;
}

/** A card of this game in the house's frame. */
export const ActionCard = still(function ActionCard({
  face,
  size = 'm',
  worth,
  says = false,
  children,
  className = '',
}: CardProps) {
  const words = useWords();
  const look = printed(face) as PrintedAction;
  const { card } = look;
  const sign = CLASS_LOOKS[look.class].sign;
  const value = card.kind === 'standard' ? card.sides[1] : null;
  const shown = worth ?? value;
  return (
    <CardFrame
      seed={face}
      art={look.picture}
      tint={look.hue}
      corner={
        <span
          className="sr-corner"
          data-change={shown === null || value === null ? undefined : changeOf(shown, value)}
        >
          {shown === null ? <Icon of={sign} /> : <Glyph of={shown} />}
        </span>
      }
      {...(shown !== null && {
        mark: (
          <span className="sr-mark">
            <Icon of={sign} />
          </span>
        ),
      })}
      title={words.text(look.name)}
      {...(says && { text: words.text(card.text) })}
      size={size}
      className={`sr-card sr-card-${look.class} ${className}`}
    >
      {children}
    </CardFrame>
  );
});
