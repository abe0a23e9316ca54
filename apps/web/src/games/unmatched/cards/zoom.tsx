import type { FighterId, HeroId, UnmatchedView } from '@tablee/rules/games/unmatched/index.ts';
import { sightOf, worthOf } from '@tablee/rules/games/unmatched/index.ts';
import { Terms } from '@/kit/terms.tsx';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { TYPE_ICONS } from '../art/looks.ts';
import { Picture } from '../art/picture.tsx';
import { printed } from '../art/printed.ts';
import { useWords } from '../words.ts';
import { bannerName } from './card.tsx';
import { partsOfWorth, signed } from './values.ts';
import '@/kit/sheet.css';
import './zoom.css';
import { FighterZoom } from './zoom-fighter.tsx';
import { HeroZoom } from './zoom-hero.tsx';

interface ZoomProps {
  /** A card's face, or `<face>#<fighter>` as that fighter would play it now; `hero:<id>`; `fighter:<id>`. */
  readonly face: string;
  readonly view: UnmatchedView | null;
}

/** A card, a hero or a fighter in full. */
export function CardZoom({ face: named, view }: ZoomProps) {
  if (named.startsWith('hero:')) {
    return <HeroZoom id={named.slice('hero:'.length) as HeroId} view={view} />;
  }
  if (named.startsWith('fighter:')) {
    return <FighterZoom id={named.slice('fighter:'.length)} view={view} />;
  }
  const [face = '', fighter] = named.split('#');
  return <FaceZoom face={face} fighter={fighter ?? null} view={view} />;
}

interface FaceProps {
  readonly face: string;
  readonly fighter: FighterId | null;
  readonly view: UnmatchedView | null;
}

function FaceZoom({ face, fighter, view }: FaceProps) {
  const words = useWords();
  const { say, text } = words;
  const { card, heroCard } = printed(face);
  return (
    <article className="sheet um-zoom">
      <header className="sheet-head">
        <Picture face={face} className="sheet-art" />
        <div className="sheet-title">
          <h3>{text(card.name)}</h3>
          <p>
            {text(heroCard.hero.name)} · {say('copies', { n: card.copies })}
            {card.voyage && ` · ${say('voyage')}`}
          </p>
        </div>
      </header>
      <dl className="sheet-numbers">
        <div data-type={card.type}>
          <dt>
            <Icon of={TYPE_ICONS[card.type]} /> {say(`type_${card.type}`)}
          </dt>
          <dd>{card.value ?? '—'}</dd>
        </div>
        <div>
          <dt>
            <Icon of={ICONS.boost} /> {say('boost')}
          </dt>
          <dd>{card.boost}</dd>
        </div>
        <div>
          <dt>
            <Icon of={card.banner === 'sidekick' ? ICONS.sidekick : ICONS.hero} /> {say('banner')}
          </dt>
          <dd className="um-zoom-word">{bannerName(face, words)}</dd>
        </div>
      </dl>
      {view !== null && fighter !== null && <Worth face={face} fighter={fighter} view={view} />}
      <p className="sheet-text">
        {text(card.text) === '' ? <i>{say('noEffect')}</i> : <Terms of={text(card.text)} />}
      </p>
      <p className="sheet-note">{say(`help_${card.type}`)}</p>
    </article>
  );
}

/** Its worth now, and the parts of that. */
function Worth({
  face,
  fighter,
  view,
}: FaceProps & { readonly fighter: FighterId; readonly view: UnmatchedView }) {
  const words = useWords();
  const { combat } = view.open;
  const defends = combat?.target === fighter;
  const opponent = (defends ? combat?.attacker : combat?.target) ?? null;
  const worth = worthOf(sightOf(view.open), face, {
    fighter,
    opponent,
    role: defends ? 'defense' : 'attack',
  });
  if (worth.parts.length < 2 && worth.value === printed(face).card.value) return null;
  return (
    <ul className="sheet-sources">
      <li>
        <b>{words.say('worthNow', { n: worth.value })}</b>
      </li>
      {partsOfWorth(worth, words).map(({ label, n, base }) => (
        <li key={label}>
          {base ? n : signed(n)} {label}
        </li>
      ))}
    </ul>
  );
}
