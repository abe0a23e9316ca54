import type { Creature } from '@tablee/rules/games/cannibal-world/index.ts';
import {
  attackForecast,
  blowOn,
  counts,
  lifeLeft,
} from '@tablee/rules/games/cannibal-world/index.ts';
import { CardTouch } from '@/kit/card-touch.tsx';
import { Glyph } from '@/kit/glyph.tsx';
import { Crest, shellCrest } from '@/ui/crest.tsx';
import { Icon } from '@/ui/icon.tsx';
import { still } from '@/ui/still.ts';
import { ICONS } from '../art/icons.ts';
import { Picture } from '../art/picture.tsx';
import { ChipSign, chipLabel } from '../cards/chip.tsx';
import { type Chip, chipsOf } from '../cards/chips.ts';
import { cardInHand, mayAttack, type Tableau, useNames, useTableau } from '../context.tsx';
import './creature.css';
import { printed } from '../art/printed.ts';
import { creatureTouch, isAiming, onlyTarget } from '../questions/touches.ts';
import { useWords } from '../words.ts';
import { isShort, nameOnTile } from './tile-name.ts';

/** A creature in words: name, owner, strength, life left, stun, abilities. */
function creatureLabel(creature: Creature, tableau: Tableau, owner: string): string {
  const { view, words, answering } = tableau;
  const { card, name } = printed(creature.face);
  const of = card.strength ?? 0;
  return words.list(
    [
      words.text(name),
      owner,
      words.say('spokenStrength', { n: of }),
      ...(creature.damage > 0 ? [words.say('spokenLife', { left: lifeLeft(creature), of })] : []),
      ...(creature.stunned ? [words.say('stunned')] : []),
      ...(counts(creature) ? [] : [words.say('noGuard')]),
      ...chipsOf(view, answering, creature).map((chip) => chipLabel(chip, creature.face, words)),
    ],
    'facts',
  );
}

/** Its part in the current combat or assault. */
function roleOf({ view }: Tableau, id: string): 'attacker' | 'defender' | 'target' | undefined {
  const { combat, assault } = view.open;
  if (combat !== null) {
    if (combat.attacker === id) return 'attacker';
    return combat.defender === id ? 'defender' : undefined;
  }
  if (assault?.attacker === id) return 'attacker';
  return assault?.target === id ? 'target' : undefined;
}

/** A creature in play as a tile: it is touched to act, and touched to be attacked or aimed at. */
export function CreatureTile({ creature }: { readonly creature: Creature }) {
  const tableau = useTableau();
  const { label } = useNames();
  const { view, answering, camp, onPoint } = tableau;
  const { id, face, owner, stunned } = creature;
  const mine = creature.camp === camp;
  const isOnly = onlyTarget(tableau) === id;
  return (
    <li
      className="cw-slot"
      onPointerEnter={mine ? (event) => event.pointerType === 'mouse' && onPoint(id) : undefined}
      onPointerLeave={mine ? () => onPoint(null) : undefined}
      data-stunned={stunned || undefined}
      data-role={roleOf(tableau, id)}
      data-held={(tableau.held === id && cardInHand(answering) === id) || undefined}
    >
      <CardTouch
        id={id}
        face={`${face}#${id}`}
        label={creatureLabel(creature, tableau, label(owner))}
        answering={
          isOnly ? { ...answering, isLit: () => true, touch: answering.confirm } : answering
        }
        touch={creatureTouch(tableau, creature)}
        className="cw-creature"
      >
        <CreatureFace
          creature={creature}
          chips={chipsOf(view, answering, creature)}
          hasOwner={view.open.mode === '2v2'}
        />
      </CardTouch>
      <Foretold target={id} />
      <Share of={id} />
    </li>
  );
}

interface FaceProps {
  readonly creature: Creature;
  readonly chips: readonly Chip[];
  /** Two share a camp: it shows whose it is. */
  readonly hasOwner: boolean;
}

/** The face of a creature: picture, one number for strength, life left, abilities. */
const CreatureFace = still(function CreatureFace({ creature, chips, hasOwner }: FaceProps) {
  const words = useWords();
  const { face, stunned, damage } = creature;
  const { card, name } = printed(face);
  const hides = chips.some(({ timing, state }) => timing === 'innate' && state !== 'covered');
  return (
    <span
      className="cw-tile"
      data-hides={hides || undefined}
      data-hurt={damage > 0 || undefined}
      data-short={isShort(words.text(name)) || undefined}
      data-owned={hasOwner || undefined}
      data-unguarding={!counts(creature) || undefined}
      data-leader={card.rarity === 'leader' || undefined}
    >
      <Picture face={face} className="cw-tile-art" />
      <span className="cw-tile-name">
        <Glyph of={nameOnTile(words.text(name))} />
      </span>
      <span className="cw-tile-chips">
        {chips.map((chip) => (
          <ChipSign key={chip.slot} of={chip} />
        ))}
      </span>
      {hasOwner && (
        <span className="cw-owner">
          <Crest of={shellCrest(creature.owner)} />
        </span>
      )}
      {stunned && (
        <span className="cw-tile-stun">
          <Icon of={ICONS.stunned} />
        </span>
      )}
      {!counts(creature) && <span className="cw-tile-unguarding">{words.say('noGuard')}</span>}
      {card.rarity === 'leader' && <Icon of={ICONS.leader} className="icon cw-tile-leader" />}
      <span className="cw-tile-strength">
        <Glyph of={card.strength ?? 0} />
      </span>
      {damage > 0 && (
        <span className="cw-tile-life">
          <Icon of={ICONS.life} />
          <Glyph of={lifeLeft(creature)} />
        </span>
      )}
    </span>
  );
});

/** The outcome of an attack on this creature, while an attacker is held; and of the fight for the attacker. */
function Foretold({ target }: { readonly target: string }) {
  const tableau = useTableau();
  const { held, view, words } = tableau;
  if (held === null || isAiming(tableau) || !mayAttack(tableau, target)) return null;
  const blows = attackForecast(view.open, held, target);
  const given = blowOn(blows, target);
  const taken = blowOn(blows, held);
  return (
    <span className="cw-foretold">
      <span className="visually-hidden">
        {words.say('foretold', { given: given?.combat ?? 0, taken: taken?.combat ?? 0 })}
      </span>
      <span aria-hidden="true" data-dies={given?.dies || undefined}>
        {given?.dies && <Icon of={ICONS.dead} />}−{given?.combat ?? 0}
      </span>
      <span aria-hidden="true" data-back data-dies={taken?.dies || undefined}>
        {taken?.dies && <Icon of={ICONS.dead} />}−{taken?.combat ?? 0}
      </span>
    </span>
  );
}

/** Its share so far of the damage being shared. */
function Share({ of }: { readonly of: string }) {
  const { answering } = useTableau();
  if (answering.question?.shape !== 'split') return null;
  const taken = answering.picks.filter((pick) => pick === of).length;
  if (taken === 0) return null;
  return (
    <span className="cw-foretold" aria-hidden="true">
      <span>−{taken}</span>
    </span>
  );
}
