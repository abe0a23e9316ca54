import { deckRulesOf } from '@tablee/rules/games/cannibal-world/index.ts';
import { deckOptions } from '@tablee/rules/games/cannibal-world/words/decks.ts';
import { useState } from 'react';
import { useSay } from '@/i18n/table.ts';
import { CardZoom } from '@/kit/card-zoom.tsx';
import { ChipChoice } from '@/ui/chip-choice.tsx';
import '@/ui/paper.css';
import { CardZoom as SheetOf } from '../cards/zoom.tsx';
import { DeckHall } from './hall.tsx';
import './page.css';
import { useDeckWords } from './words.ts';

/** A card as it is printed: nothing has happened to it. */
const PRINTED = {
  CardZoom: ({ face }: { readonly face: string }) => <SheetOf face={face} view={null} />,
};

const CHOICES = { limitedCap: ['3', 'none'], collection: ['unlimited', 'box'] } as const;
type Choice = keyof typeof CHOICES;
const CHOICE_IDS = Object.keys(CHOICES) as readonly Choice[];

/** Decks before the evening: built, kept and shared, without a table. */
export default function DeckPage() {
  const { deckSay } = useDeckWords();
  const [chosen, setChosen] = useState<Readonly<Record<Choice, string>>>({
    limitedCap: CHOICES.limitedCap[0],
    collection: CHOICES.collection[0],
  });
  return (
    <div className="cw-workshop">
      {/* A sideboard is brought to a best of three, and left behind elsewhere. */}
      <DeckHall rules={deckRulesOf({ ...chosen, match: 'tournament' })} builds answering={null}>
        <p className="cw-workshop-lead">{deckSay('keptHere')}</p>
        <Judged
          chosen={chosen}
          onChoose={(choice, value) => setChosen({ ...chosen, [choice]: value })}
        />
      </DeckHall>
      <CardZoom ui={PRINTED} view={null} />
    </div>
  );
}

interface JudgedProps {
  readonly chosen: Readonly<Record<Choice, string>>;
  readonly onChoose: (choice: Choice, value: string) => void;
}

/** For which table decks are judged: as a host would set it. */
function Judged({ chosen, onChoose }: JudgedProps) {
  const say = useSay();
  const { deckSay, text } = useDeckWords();
  const wordsOf = (choice: Choice, value: string) => {
    const words = deckOptions[choice]?.values[value]?.label;
    return words === undefined ? value : text(words);
  };
  const labelOf = (choice: Choice) => {
    const label = deckOptions[choice]?.label;
    return label === undefined ? choice : text(label);
  };
  return (
    <details className="cw-judged">
      <summary>
        {deckSay('judgedFor')}{' '}
        <b>
          {CHOICE_IDS.map(
            (choice) => `${labelOf(choice)}${say('colon')}${wordsOf(choice, chosen[choice])}`,
          ).join(' · ')}
        </b>
      </summary>
      <div className="paper">
        {CHOICE_IDS.map((choice) => (
          <ChipChoice
            key={choice}
            name={choice}
            legend={labelOf(choice)}
            disabled={false}
            chips={CHOICES[choice].map((value) => ({
              label: wordsOf(choice, value),
              chosen: chosen[choice] === value,
              onChoose: () => onChoose(choice, value),
            }))}
          />
        ))}
      </div>
    </details>
  );
}
