import type { HeroId, UnmatchedView } from '@tablee/rules/games/unmatched/index.ts';
import { catalogue } from '@tablee/rules/games/unmatched/index.ts';
import { Icon } from '@/ui/icon.tsx';
import { armyStyle } from '../armies/figure.tsx';
import { ICONS, icon } from '../art/icons.ts';
import { figureOf, TYPE_ICONS } from '../art/looks.ts';
import { useWords } from '../words.ts';

interface HeroZoomProps {
  readonly id: HeroId;
  readonly view: UnmatchedView | null;
}

/** The character card: numbers, ability, sidekicks, and all cards of the deck. */
export function HeroZoom({ id, view }: HeroZoomProps) {
  const { say, text } = useWords();
  const { hero, sidekick, movement, ability, cards } = catalogue.heroes.of(id);
  const army = view?.open.armies.find((each) => each.hero === id);
  const gone = (army?.discard ?? []).map(({ face }) => face);
  return (
    <article className="sheet um-zoom um-zoom-wide" style={armyStyle(id)}>
      <header className="sheet-head">
        <span className="sheet-art um-zoom-figure" aria-hidden="true">
          <Icon of={figureOf(id)} />
        </span>
        <div className="sheet-title">
          <h3>{text(hero.name)}</h3>
          <p>
            {say(hero.style)} · {say('spokenFull', { n: hero.health })} ·{' '}
            {say('spokenMovement', { n: movement })}
          </p>
          <p>
            <Icon of={icon(sidekick.picture)} />{' '}
            {sidekick.fighters.length > 1 && `${sidekick.fighters.length} × `}
            {text(sidekick.name)} · {say(sidekick.style)} ·{' '}
            {say('spokenFull', { n: sidekick.health })}
          </p>
        </div>
      </header>
      <p className="sheet-text">
        <b>{text(ability.name)}.</b> {text(ability.text)}
      </p>
      <ul className="sheet-cards">
        {cards.map((card) => {
          const left = card.copies - gone.filter((face) => face === card.id).length;
          return (
            <li key={card.id} data-gone={left === 0 || undefined}>
              <span className="um-zoom-sign" data-type={card.type}>
                <Icon of={TYPE_ICONS[card.type]} label={say(`type_${card.type}`)} />
                {card.value ?? ''}
              </span>
              <span>
                <b>{text(card.name)}</b>{' '}
                <span className="um-zoom-small">
                  {army === undefined
                    ? say('copies', { n: card.copies })
                    : say('copiesLeft', { left, of: card.copies })}{' '}
                  · <Icon of={ICONS.boost} label={say('boost')} /> {card.boost}
                  {card.banner !== 'any' &&
                    ` · ${text((card.banner === 'hero' ? hero : sidekick).name)}`}
                </span>
                {text(card.text) !== '' && <span className="um-zoom-line">{text(card.text)}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </article>
  );
}
