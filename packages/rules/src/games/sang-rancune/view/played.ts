import { catalogue } from '../cards/catalogue.ts';
import { isAttack } from '../state/card.ts';
import type { SangRancuneEvent } from '../state/events.ts';

/** Every distinct action card and every encounter. */
export const CARDS: readonly string[] = [...catalogue.cards.all, ...catalogue.encounters.all].map(
  ({ id }) => id,
);

const isAttackFace = ({ face }: { face: string }): boolean => isAttack(catalogue.cards.of(face));
const isAlwaysOn = (face: string): boolean => {
  const card = catalogue.cards.of(face);
  return card.kind === 'item' && card.lasts === 'always';
};

/** Faces that come into play with this event. A trick set because there is no attack has no effect: it does not count. */
export function played(event: SangRancuneEvent): readonly string[] {
  switch (event.type) {
    case 'revealed':
      return event.cards.filter(isAttackFace).map(({ face }) => face);
    case 'replaced':
      return [event.by, ...event.cards].map(({ face }) => face);
    case 'trickAnnounced':
    case 'itemUsed':
    case 'fireballThrown':
      return [event.card.face];
    case 'itemLaid':
      return isAlwaysOn(event.card.face) ? [event.card.face] : [];
    case 'encounterRevealed':
      return [event.face];
    default:
      return [];
  }
}
