import { deckRulesOf } from '@tablee/rules/games/cannibal-world/index.ts';
import { useTableau } from '../context.tsx';
import { DeckHall } from './hall.tsx';

/** Before a match: the deck to play is chosen, or built. */
export default function DecksAtTable() {
  const { answering } = useTableau();
  const { question } = answering;
  return (
    <DeckHall
      rules={deckRulesOf(question?.facts ?? {})}
      builds={question?.shape === 'text'}
      answering={answering}
    />
  );
}
