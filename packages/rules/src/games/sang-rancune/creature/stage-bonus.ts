/** What the killing blow of a creature brings on top at late stages (SAN-10.4). Screens read it, and load no more with it. */
export function stageBonus(stage: number): number {
  if (stage >= 9) return 5;
  return stage >= 7 ? 3 : 0;
}
