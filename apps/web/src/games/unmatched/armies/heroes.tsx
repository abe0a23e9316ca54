import type { Hero } from '@tablee/rules/games/unmatched/index.ts';
import { BOARDS, catalogue } from '@tablee/rules/games/unmatched/index.ts';
import { useCardZoom } from '@/kit/card-touch.tsx';
import { touchProps } from '@/kit/touch-props.ts';
import { useTableActions } from '@/stores/table.ts';
import { Icon } from '@/ui/icon.tsx';
import { ICONS, icon } from '../art/icons.ts';
import { figureOf } from '../art/looks.ts';
import { useNames, useTableau } from '../context.tsx';
import { armyStyle } from './figure.tsx';
import './heroes.css';
import { teamLetter } from './sides.ts';

/** Everybody chooses a hero in turn, in the open. */
export function HeroPick() {
  const { open } = useTableau().view;
  const { say, text, label } = useNames();
  return (
    <section className="um-pick">
      <header className="um-pick-head">
        <h2>{say('pickTitle')}</h2>
        <p>
          <Icon of={ICONS.map} /> {text(BOARDS[open.board].name)}
        </p>
        <ol className="um-pick-order" aria-label={say('turnOrder')}>
          {open.armies.map((army, index) => {
            const letter = teamLetter(open, index);
            return (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: the order of armies never changes
                key={index}
                data-active={(index === open.active && army.hero === null) || undefined}
                data-done={army.hero !== null || undefined}
              >
                {letter !== null && <b className="um-army-side">{letter}</b>}
                {army.hero !== null && <Icon of={figureOf(army.hero)} />} {label(army.seat)}
              </li>
            );
          })}
        </ol>
      </header>
      <ul className="um-pick-heroes">
        {catalogue.heroes.all.map((hero) => (
          <li key={hero.id}>
            <HeroChoice hero={hero} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function HeroChoice({ hero }: { readonly hero: Hero }) {
  const table = useTableActions();
  const { view, answering } = useTableau();
  const { say, text, label } = useNames();
  const { id, movement, sidekick, ability } = hero;
  const army = view.open.armies.find((each) => each.hero === id);
  const { handlers } = useCardZoom(`hero:${id}`);
  const name = text(hero.hero.name);
  return (
    <div className="um-hero" style={armyStyle(id)} data-taken={army !== undefined || undefined}>
      <button type="button" className="um-hero-card" {...touchProps(answering, { space: id })}>
        <span className="um-hero-picture" aria-hidden="true">
          <Icon of={figureOf(id)} />
        </span>
        <span className="um-hero-words">
          <b>{name}</b>
          <span className="um-hero-facts">
            <span>
              <Icon of={ICONS.health} label={say('health')} /> {hero.hero.health}
            </span>
            <span>
              <Icon of={ICONS.move} label={say('movement')} /> {movement}
            </span>
            <span>
              <Icon of={hero.hero.style === 'ranged' ? ICONS.ranged : ICONS.melee} />{' '}
              {say(hero.hero.style)}
            </span>
          </span>
          <span className="um-hero-facts um-hero-sidekick">
            <span>
              <Icon of={icon(sidekick.picture)} />{' '}
              {sidekick.fighters.length > 1 && `${sidekick.fighters.length} × `}
              {text(sidekick.name)}
            </span>
            <span>
              <Icon of={ICONS.health} label={say('health')} /> {sidekick.health}
            </span>
            <span>
              <Icon of={sidekick.style === 'ranged' ? ICONS.ranged : ICONS.melee} />{' '}
              {say(sidekick.style)}
            </span>
          </span>
          <span className="um-hero-ability">
            <strong>{text(ability.name)}.</strong> {text(ability.text)}
          </span>
        </span>
        {army !== undefined && (
          <span className="um-hero-taken">{say('takenBy', { who: label(army.seat) })}</span>
        )}
      </button>
      <button
        type="button"
        className="um-hero-more"
        onPointerDown={handlers.onPointerDown}
        onPointerUp={handlers.onPointerUp}
        onClick={() => table.openZoom(`hero:${id}`)}
      >
        <Icon of={ICONS.hand} /> <span aria-hidden="true">{say('seeCards')}</span>
        <span className="visually-hidden">
          {say('seeCards')} ({name})
        </span>
      </button>
    </div>
  );
}
