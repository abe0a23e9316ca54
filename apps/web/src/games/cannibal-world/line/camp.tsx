import { optionsOf } from '@tablee/engine';
import type { CampIndex } from '@tablee/rules/games/cannibal-world/index.ts';
import {
  factionOf,
  pillageRefusal,
  playerAt,
  ruinOf,
} from '@tablee/rules/games/cannibal-world/index.ts';
import { touchProps } from '@/kit/touch-props.ts';
import { Crest, shellCrest } from '@/ui/crest.tsx';
import { Icon, type IconShape } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { FACTION_LOOKS } from '../art/looks.ts';
import './camp.css';
import { FactionCrest } from '../art/crest.tsx';
import { useNames, useTableau } from '../context.tsx';
import { DRAW, PILLAGE } from '../questions/touches.ts';

const TOKENS = 3;
const MEAT_SHOWN = 5;

/** A camp beyond its Covert: its Habitat, and what its players have. */
export function CampStrip({ camp }: { readonly camp: CampIndex }) {
  const { view, camp: own } = useTableau();
  const seats = view.open.camps[camp]?.seats ?? [];
  return (
    <div className="cw-camp" data-mine={camp === own || undefined} data-players={seats.length}>
      <HabitatSign camp={camp} />
      {seats.map((seat) => (
        <Plate key={seat} seat={seat} />
      ))}
      {camp === own && <RuinNote />}
    </div>
  );
}

/** The Habitat with its tokens; the enemy's is touched to pillage it. */
function HabitatSign({ camp }: { readonly camp: CampIndex }) {
  const { view, answering, camp: own, onDossier } = useTableau();
  const { say, text } = useNames();
  const { tokens = 0, habitat = null } = view.open.camps[camp] ?? {};
  const asking = camp !== own && answering.question?.kind === 'mainAction';
  const name = habitat === null ? say('habitat') : text(factionOf(habitat).habitat);
  const props = asking ? touchProps(answering, PILLAGE) : {};
  const refusal = asking && view.seat !== null ? pillageRefusal(view.open, view.seat) : null;
  return (
    <button
      type="button"
      {...props}
      className={`cw-habitat ${habitat === null ? '' : `cw-f-${habitat}`}`}
      onClick={asking ? () => answering.touch(PILLAGE) : () => onDossier('help')}
    >
      <span className="visually-hidden">
        {say('spokenHabitat', { name, n: tokens })}
        {asking && `, ${say(refusal === null ? 'pillage' : 'noPillage')}`}
      </span>
      <span className="cw-habitat-art" aria-hidden="true">
        <Icon of={habitat === null ? ICONS.habitat : FACTION_LOOKS[habitat].habitat} />
      </span>
      <span className="cw-tokens" aria-hidden="true">
        {Array.from({ length: TOKENS }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tokens are all alike
          <span key={i} data-gone={i >= tokens || undefined}>
            <Icon of={i >= tokens ? ICONS.pillaged : ICONS.token} />
          </span>
        ))}
      </span>
      <span className="cw-habitat-name" aria-hidden="true">
        {name}
      </span>
    </button>
  );
}

/** A player: name, meat not spent, cards. */
function Plate({ seat }: { readonly seat: number }) {
  const { view, answering } = useTableau();
  const { say, label, text } = useNames();
  const { open } = view;
  const { faction, exhausted, meat } = playerAt(open, seat);
  const gives = optionsOf(answering.question).some(
    ({ verb, seat: to }) => verb === 'give' && to === seat,
  );
  const active = open.phase === 'turns' && open.active === seat;
  return (
    <div
      className="cw-plate"
      data-seat={seat}
      data-active={active || undefined}
      data-exhausted={exhausted || undefined}
    >
      <p className="cw-plate-name">
        {open.mode === '2v2' && <Crest of={shellCrest(seat)} />}
        <FactionCrest
          faction={faction}
          {...(faction !== null && { label: text(factionOf(faction).name) })}
        />
        <b>{label(seat)}</b>
      </p>
      <Meat count={meat} />
      {exhausted && (
        <span className="cw-plate-sign" title={say('exhausted')}>
          <Icon of={ICONS.exhausted} /> <span>{say('exhausted')}</span>
        </span>
      )}
      {active && open.pillaged && (
        <span className="cw-plate-sign" title={say('pillageUsed')}>
          <Icon of={ICONS.pillaged} label={say('pillageUsed')} />
        </span>
      )}
      <Piles seat={seat} />
      {gives && (
        <button
          type="button"
          className="cw-give"
          {...touchProps(answering, { verb: 'give', seat })}
        >
          <Icon of={ICONS.give} /> {say('giveOne')}
        </button>
      )}
    </div>
  );
}

/** Meat not spent, always in sight: pieces, and the number. */
function Meat({ count }: { readonly count: number }) {
  const { words } = useTableau();
  return (
    <span className="cw-meat" data-none={count === 0 || undefined} title={words.say('meat')}>
      <span className="visually-hidden">{words.say('spokenMeat', { n: count })}</span>
      <b aria-hidden="true">{count}</b>
      <span className="cw-meat-pieces" aria-hidden="true">
        {Array.from({ length: Math.max(1, Math.min(count, MEAT_SHOWN)) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces are all alike
          <Icon key={i} of={ICONS.meat} />
        ))}
      </span>
    </span>
  );
}

/** Counts of hand, main deck, Reinforcements and discard pile; each opens the cards that the reader may see. */
function Piles({ seat }: { readonly seat: number }) {
  const { view, answering, onDossier } = useTableau();
  const { say } = useNames();
  const { tally, open } = view;
  const own = view.seat === seat;
  const { discard, shown } = playerAt(open, seat);
  const draws =
    own &&
    optionsOf(answering.question).some(({ verb, space }) => verb === 'draw' && space === undefined);
  return (
    <span className="cw-piles">
      <Count icon={ICONS.hand} n={tally[`hand${seat}`] ?? 0} name={say('inHand')} />
      {draws ? (
        <button type="button" className="cw-pile" {...touchProps(answering, DRAW)}>
          <Icon of={ICONS.draw} label={say('drawOne')} /> <span>{tally[`main${seat}`] ?? 0}</span>
        </button>
      ) : (
        <Count icon={ICONS.deck} n={tally[`main${seat}`] ?? 0} name={say('inMain')} />
      )}
      <button type="button" className="cw-pile" onClick={() => onDossier(`reinforcement:${seat}`)}>
        <Icon of={ICONS.reinforcement} label={say('inReinforcement')} />{' '}
        <span>{tally[`reinforcement${seat}`] ?? 0}</span>
        {shown.length > 0 && <i className="cw-pile-shown" aria-hidden="true" />}
      </button>
      <button type="button" className="cw-pile" onClick={() => onDossier(`discard:${seat}`)}>
        <Icon of={ICONS.discard} label={say('inDiscard')} /> <span>{discard.length}</span>
      </button>
    </span>
  );
}

function Count({
  icon,
  n,
  name,
}: {
  readonly icon: IconShape;
  readonly n: number;
  readonly name: string;
}) {
  return (
    <span className="cw-pile" title={name}>
      <Icon of={icon} label={name} /> <span>{n}</span>
    </span>
  );
}

/** Winning by elimination would be a draw: a warning before the act. */
function RuinNote() {
  const { view, camp } = useTableau();
  const { say } = useNames();
  const ruin = ruinOf(view, camp);
  if (ruin === null) return null;
  return (
    <p className="cw-ruin" role="note">
      <Icon of={ICONS.pyrrhic} /> {say('ruinNow', { strength: ruin.strength, tokens: ruin.tokens })}
    </p>
  );
}
