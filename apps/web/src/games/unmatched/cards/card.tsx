import { CardFrame, changeOf, type FaceCardProps } from '@/kit/card-frame.tsx';
import { Glyph } from '@/kit/glyph.tsx';
import { Icon } from '@/ui/icon.tsx';
import { still } from '@/ui/still.ts';
import { ICONS } from '../art/icons.ts';
import { TYPE_ICONS } from '../art/looks.ts';
import './card.css';
import { printed } from '../art/printed.ts';
import { useWords, type Words } from '../words.ts';

/** The fighters that may play a card: any fighter, the hero, the sidekick; by name. */
export function bannerName(face: string, { say, text }: Words): string {
  const { card, heroCard } = printed(face);
  if (card.banner === 'any') return say('anyFighter');
  return text((card.banner === 'hero' ? heroCard.hero : heroCard.sidekick).name);
}

/** A card in words: name, type, value, boost, banner. */
export function cardLabel(face: string, words: Words): string {
  const { card } = printed(face);
  const { say, text } = words;
  return words.list(
    [
      text(card.name),
      say(`type_${card.type}`),
      ...(card.value === null ? [] : [say('spokenValue', { n: card.value })]),
      say('spokenBoost', { n: card.boost }),
      bannerName(face, words),
      ...(card.voyage ? [say('voyage')] : []),
    ],
    'facts',
  );
}

interface CardProps extends FaceCardProps {
  /** Its worth for the fighter that would play it, if it differs from the printed one. */
  readonly worth?: number | undefined;
}

/** A card of this game in the house's frame: value and type on the left, boost on the right, banner below. */
export const UnmatchedCard = still(function UnmatchedCard({
  face,
  size = 'm',
  worth,
  says = false,
  children,
  className = '',
}: CardProps) {
  const words = useWords();
  const { card, look, picture } = printed(face);
  const value = worth ?? card.value;
  const change =
    worth === undefined || card.value === null ? undefined : changeOf(worth, card.value);
  return (
    <CardFrame
      seed={face}
      art={picture}
      tint={look.hue}
      corner={
        <span className="um-corner" data-type={card.type} data-change={change}>
          <Icon of={TYPE_ICONS[card.type]} />
          {value !== null && <Glyph of={value} />}
        </span>
      }
      mark={
        <span className="um-boost">
          <Icon of={ICONS.boost} />
          <Glyph of={card.boost} />
        </span>
      }
      title={words.text(card.name)}
      {...(says && { text: words.text(card.text) })}
      size={size}
      className={`um-card um-card-${card.type} ${className}`}
    >
      {children ?? <Banner face={face} />}
    </CardFrame>
  );
});

/** The fighters that may play it; and whether it is a Voyage. */
function Banner({ face }: { readonly face: string }) {
  const words = useWords();
  const { card } = printed(face);
  return (
    <span className="um-banner" data-banner={card.banner}>
      {card.banner !== 'any' && <Icon of={card.banner === 'hero' ? ICONS.hero : ICONS.sidekick} />}
      <span>{bannerName(face, words)}</span>
      {card.voyage && <Icon of={ICONS.voyage} />}
    </span>
  );
}
