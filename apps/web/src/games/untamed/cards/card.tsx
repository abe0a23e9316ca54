import { CardFrame, changeOf, type FaceCardProps } from '@/kit/card-frame.tsx';
import { Glyph } from '@/kit/glyph.tsx';
import { Icon } from '@/ui/icon.tsx';
import { still } from '@/ui/still.ts';
import { ICONS } from '../art/icons.ts';
import './card.css';
import { patternOf } from '../art/crest.tsx';
import { type Printed, printed } from '../art/printed.ts';
import { useWords, type Words } from '../words.ts';

/** A card in words: name, cost, Attack and Health, text. */
export function cardLabel(face: string, words: Words): string {
  const { card, name } = printed(face);
  const numbers =
    card.kind === 'animal'
      ? [
          words.say('spokenCost', { n: card.cost }),
          words.say('spokenAttack', { n: card.attack }),
          words.say('spokenFullHealth', { n: card.health }),
        ]
      : card.kind === 'item'
        ? [words.say('item'), words.say('spokenCost', { n: card.cost })]
        : [words.say('stronghold')];
  const rally = card.kind !== 'stronghold' && card.rally ? [words.say('rallySign')] : [];
  const focus =
    card.kind === 'animal' && card.focus !== undefined
      ? [words.say('zoomFocus', { n: card.focus })]
      : [];
  return words.list([words.text(name), ...numbers, ...rally, ...focus], 'facts');
}

interface CardProps extends FaceCardProps {
  /** Its cost now, if it differs from the printed one; with `short` it cannot be paid. */
  readonly price?: { readonly value: number; readonly short: boolean } | undefined;
}

/** A card of this game in the house's frame. */
export const UntamedCard = still(function UntamedCard({
  face,
  size = 'm',
  price,
  says = false,
  children,
  className = '',
}: CardProps) {
  const words = useWords();
  const look = printed(face);
  return (
    <CardFrame
      seed={face}
      art={look.picture}
      tint={look.hue}
      corner={<Corner of={look} price={price} />}
      mark={<Mark of={look} />}
      title={words.text(look.name)}
      {...(says && { text: words.text(look.card.text) })}
      size={size}
      className={`un-card ${patternOf(look.faction)} ${className}`}
    >
      {children ?? <Numbers of={look} />}
    </CardFrame>
  );
});

type OfCard = { readonly of: Printed };

/** Power cost of a card, Health of a Stronghold. */
function Corner({ of: { card }, price }: OfCard & Pick<CardProps, 'price'>) {
  if (card.kind === 'stronghold') {
    return (
      <span className="un-corner" data-life>
        <Glyph of={card.health} />
      </span>
    );
  }
  const value = price?.value ?? card.cost;
  const change = changeOf(value, card.cost);
  return (
    <span className="un-corner" data-short={price?.short || undefined} data-change={change}>
      <Glyph of={value} />
    </span>
  );
}

/** The horn of Rally, else the faction's beast. */
function Mark({ of: { card, crest } }: OfCard) {
  const rally = card.kind !== 'stronghold' && card.rally;
  return (
    <span className="un-mark" data-rally={rally || undefined}>
      <Icon of={rally ? ICONS.rally : crest} />
    </span>
  );
}

/** Attack and Health of an Animal, the kind of anything else. */
function Numbers({ of: { card } }: OfCard) {
  const words = useWords();
  if (card.kind !== 'animal') {
    const sign = card.kind === 'item' ? words.say('item') : null;
    return (
      <span className="un-numbers" data-kind={card.kind}>
        {sign !== null && <Glyph of={sign} />}
        {card.kind === 'stronghold' && (
          <>
            <Glyph of={card.ability.support ?? 0} />
            <Icon of={ICONS.support} />
          </>
        )}
      </span>
    );
  }
  return (
    <span className="un-numbers">
      <span>
        <Icon of={ICONS.attack} />
        <Glyph of={card.attack} />
      </span>
      {card.keywords.includes('guard') && <Icon of={ICONS.guard} />}
      {card.keywords.includes('rush') && <Icon of={ICONS.rush} />}
      {card.focus !== undefined && (
        <span className="un-focus">
          <Glyph of={card.focus} />
          <Icon of={ICONS.support} />
        </span>
      )}
      <span>
        <Icon of={ICONS.health} />
        <Glyph of={card.health} />
      </span>
    </span>
  );
}
