import { HEROES, heroFace } from '@tablee/rules/games/sang-rancune/index.ts';
import { useCardZoom } from '@/kit/card-touch.tsx';
import { touchProps } from '@/kit/touch-props.ts';
import { useTableActions } from '@/stores/table.ts';
import { Crest, shellCrest } from '@/ui/crest.tsx';
import { Picture } from '../art/picture.tsx';
import { useNames, useTableau } from '../context.tsx';
import './draft.css';

/** The six heroes, each chosen in turn. */
export function Draft() {
  const { say } = useNames();
  return (
    <section className="sr-draft">
      <p>{say('chooseHeroHint')}</p>
      <ul>
        {HEROES.map(({ id }) => (
          <li key={id}>
            <HeroCard id={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function HeroCard({ id }: { readonly id: (typeof HEROES)[number]['id'] }) {
  const table = useTableActions();
  const { say, text, who } = useNames();
  const { view, answering } = useTableau();
  const face = heroFace(id);
  const { longPressed, handlers } = useCardZoom(face);
  const owner = view.open.players.findIndex(({ hero }) => hero === id);
  const touching = touchProps(answering, { space: id });
  const hero = HEROES.find((each) => each.id === id);
  if (hero === undefined) return null;
  const press = () => {
    handlers.onClick();
    if (longPressed.current) return;
    if (touching['data-lit']) touching.onClick();
    else table.openZoom(face);
  };
  return (
    <button
      type="button"
      className="sr-hero"
      data-owned={owner >= 0 || undefined}
      {...touching}
      {...handlers}
      onClick={press}
    >
      <Picture face={face} />
      <b>{text(hero.name)}</b>
      <span>{text(hero.style)}</span>
      {owner >= 0 && (
        <small>
          <Crest of={shellCrest(owner)} /> {say('heroTaken', { who: who(owner) })}
        </small>
      )}
    </button>
  );
}
