import type {
  CannibalCard,
  Combat,
  CreatureId,
  RowId,
  Shot,
} from '@tablee/rules/games/cannibal-world/index.ts';
import { rowOf } from '@tablee/rules/games/cannibal-world/index.ts';
import type { Words } from '../words.ts';

const sumFor = (shots: readonly Shot[], id: CreatureId): number =>
  shots.reduce((sum, { creature, amount }) => sum + (creature === id ? amount : 0), 0);

const AT_ENEMIES: readonly string[] = ['reach', 'split', 'enemy'];

/** When an ability is used and from where, on a card of this kind; that it is not dodged, where an enemy might. */
export function whenOf(
  row: RowId,
  kind: CannibalCard['kind'],
  { say }: Pick<Words, 'say'>,
): string {
  const { timing, target } = rowOf(row);
  const when = say(
    kind === 'action' && timing !== 'innate' ? `played_${timing}` : `help_${timing}`,
  );
  return timing === 'covert' && AT_ENEMIES.includes(target) ? `${when} ${say('noDodge')}` : when;
}

/** The effects on a creature in the combat, in words: the sources of its numbers. */
export function marksOf(combat: Combat, id: CreatureId, { say }: Words): readonly string[] {
  const extra = sumFor(combat.extra, id);
  const exposed = sumFor(combat.exposed, id);
  const shields = sumFor(combat.shields, id);
  const shots = sumFor(combat.shots, id);
  const stands = combat.loyal.some(({ to }) => to === id);
  const guarded = combat.loyal.some(({ fighter }) => fighter === id);
  return [
    ...(combat.charged && combat.attacker === id ? [say('markCharged')] : []),
    ...(extra > 0 ? [say('markExtra', { n: extra })] : []),
    ...(exposed > 0 ? [say('markExposed', { n: exposed })] : []),
    ...(shields > 0 ? [say('markShield', { n: shields })] : []),
    ...(combat.feints.includes(id) ? [say('markFeint')] : []),
    ...(guarded ? [say('markGuarded')] : []),
    ...(stands ? [say('markLoyal')] : []),
    ...(shots > 0 ? [say('markShots', { n: shots })] : []),
    ...(combat.silenced === id ? [say('markSilenced')] : []),
  ];
}
