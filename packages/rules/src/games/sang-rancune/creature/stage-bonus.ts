/** More for the killing blow from these stages on (SAN-10.4). */
const BONUSES = [
  { from: 9, bonus: 5 },
  { from: 7, bonus: 3 },
] as const;

const bonusAt = (stage: number) => BONUSES.find(({ from }) => stage >= from);

/** The bonus of the stage for a killing blow (SAN-10.4). */
export const stageBonus = (stage: number): number => bonusAt(stage)?.bonus ?? 0;

/** Since which stage it is what it is at this one; 0: there is none yet. */
export const lateFrom = (stage: number): number => bonusAt(stage)?.from ?? 0;
