import type { FighterId, UnmatchedView } from '@tablee/rules/games/unmatched/index.ts';
import {
  fighterOf,
  figureKind,
  isOnBoard,
  movementOf,
  sightOf,
} from '@tablee/rules/games/unmatched/index.ts';
import { fighterName, placeName } from '@tablee/rules/games/unmatched/words/index.ts';
import { Icon } from '@/ui/icon.tsx';
import { armyStyle } from '../armies/figure.tsx';
import { ICONS } from '../art/icons.ts';
import { figureOf } from '../art/looks.ts';
import { useWords } from '../words.ts';
import { signed, sourceName } from './values.ts';

interface FighterZoomProps {
  readonly id: FighterId;
  readonly view: UnmatchedView | null;
}

/** A fighter in play: health, style, movement and its parts, its present and former space. */
export function FighterZoom({ id, view }: FighterZoomProps) {
  const words = useWords();
  const { say, text, lang } = words;
  const { kind, isHero, hero } = figureKind(id);
  const open = view?.open;
  const fighter = open?.fighters.some((each) => each.id === id) ? fighterOf(open, id) : null;
  const movement = open && fighter ? movementOf(sightOf(open), fighter.army) : null;
  const size = open && fighter && isHero ? open.armies[fighter.army]?.size : null;
  return (
    <article className="sheet um-zoom" style={armyStyle(id)}>
      <header className="sheet-head">
        <span className="sheet-art um-zoom-figure" aria-hidden="true">
          <Icon of={figureOf(id)} />
        </span>
        <div className="sheet-title">
          <h3>{text(fighterName(id))}</h3>
          <p>{isHero ? say('hero') : say('sidekickOf', { hero: text(hero.hero.name) })}</p>
        </div>
      </header>
      <dl className="sheet-numbers">
        <div>
          <dt>
            <Icon of={ICONS.health} /> {say('health')}
          </dt>
          <dd>
            {fighter?.health ?? kind.health}
            <small>/ {kind.health}</small>
          </dd>
        </div>
        <div>
          <dt>
            <Icon of={kind.style === 'ranged' ? ICONS.ranged : ICONS.melee} /> {say('style')}
          </dt>
          <dd className="um-zoom-word">{say(kind.style)}</dd>
        </div>
        <div>
          <dt>
            <Icon of={ICONS.move} /> {say('movement')}
          </dt>
          <dd>{movement?.value ?? hero.movement}</dd>
        </div>
      </dl>
      <ul className="sheet-sources">
        {movement?.parts.slice(1).map(({ source, n }) => (
          <li key={source}>
            {signed(n)} {say('movement')} : {sourceName(source, words)}
          </li>
        ))}
        {size && <li>{say(size === 'big' ? 'bigMeans' : 'smallMeans')}</li>}
        {open && fighter && isOnBoard(fighter) && (
          <li>{say('standsOn', { space: placeName(fighter.space, lang) })}</li>
        )}
        {open && fighter?.turnStart && fighter.turnStart !== fighter.space && (
          <li>{say('stoodOn', { space: placeName(fighter.turnStart, lang) })}</li>
        )}
        {fighter !== null && !isOnBoard(fighter) && open?.phase !== 'placement' && (
          <li>{say('defeated')}</li>
        )}
        <li>{say(kind.style === 'ranged' ? 'rangedMeans' : 'meleeMeans')}</li>
      </ul>
      {isHero && (
        <p className="sheet-text">
          <b>{text(hero.ability.name)}.</b> {text(hero.ability.text)}
        </p>
      )}
    </article>
  );
}
