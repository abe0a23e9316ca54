import { Fragment, type ReactNode } from 'react';
import { Icon, type IconShape } from '../ui/icon.tsx';
import { still } from '../ui/still.ts';
import './card-frame.css';
import { artStyle } from './seeded-art.ts';
import { isSoft, softened } from './soft.ts';

export interface CardFrameProps {
  /** Seeds the picture: usually the face, so that the same card always looks the same. */
  readonly seed: string;
  readonly art: IconShape;
  /** Hue of the picture in degrees (oklch). */
  readonly tint: number;
  readonly title: string;
  /** Big, in the upper left corner. */
  readonly corner?: ReactNode;
  /** In the upper right corner: a suit, a cost. */
  readonly mark?: ReactNode;
  /** Its effect, in words: under the title where a hand has room for it. */
  readonly text?: string;
  /** Under the title. */
  readonly children?: ReactNode;
  /** `s` 64 px wide, `m` 92 px, `l` 148 px, `xl` 300 px; a game may set `--card-w` instead. */
  readonly size?: 's' | 'm' | 'l' | 'xl';
  readonly className?: string;
}

/** A card by its face: what the card of any game can be asked for. */
export interface FaceCardProps extends Pick<CardFrameProps, 'size' | 'children' | 'className'> {
  readonly face: string;
  /** In a hand: its effect is printed on it, if there is room. */
  readonly says?: boolean;
}

/** How a number on a card stands to the printed one. */
export const changeOf = (now: number, printed: number): 'up' | 'down' | undefined =>
  now === printed ? undefined : now > printed ? 'up' : 'down';

/** Characters of a text that needs a wider card where a hand says it. */
const LONG = 105;

/** The house's one family of card frames: paper, a gold fillet, a picture that grows from the card's name. */
export function CardFrame(props: CardFrameProps) {
  const { seed, art, tint, title, corner, mark, children, size = 'm', className = '' } = props;
  const { text = '' } = props;
  return (
    <span
      className={`card-frame card-frame-${size} ${className}`}
      style={artStyle(seed, tint)}
      data-long={text.length > LONG || undefined}
    >
      <span className="card-frame-art" aria-hidden="true">
        <Icon of={art} className="card-frame-icon" />
      </span>
      {corner !== undefined && <span className="card-frame-corner">{corner}</span>}
      {mark !== undefined && <span className="card-frame-mark">{mark}</span>}
      <span className="card-frame-foot">
        <span className="card-frame-title">{size === 'xl' ? title : partedWords(title)}</span>
        {text !== '' && <span className="card-frame-says">{text}</span>}
        {children !== undefined && <span className="card-frame-text">{children}</span>}
      </span>
    </span>
  );
}

/** A word goes whole onto the next line first, and is parted only if it is wider than that. */
const partedWords = (title: string): ReactNode =>
  softened(title)
    .split(' ')
    .map((word, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name stay
      <Fragment key={i}>
        {i > 0 && ' '}
        {isSoft(word) ? <span className="card-frame-word">{word}</span> : word}
      </Fragment>
    ));

interface CardBackProps {
  readonly size?: 's' | 'm' | 'l' | 'xl';
  readonly emblem?: IconShape;
  readonly className?: string;
}

/** A card seen from behind: says only that it is hidden. */
export const CardBack = still(function CardBack({
  size = 'm',
  emblem,
  className = '',
}: CardBackProps) {
  return (
    <span className={`card-frame card-back card-frame-${size} ${className}`} aria-hidden="true">
      <span className="card-back-inlay">{emblem && <Icon of={emblem} />}</span>
    </span>
  );
});
