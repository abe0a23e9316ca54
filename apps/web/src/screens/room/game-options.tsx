import type { TableOption, TableOptionWords } from '@tablee/engine';
import { isChoice, valuesAt } from '@tablee/engine';
import type { RoomState } from '@tablee/protocol/updates.ts';
import { use } from 'react';
import { gameOfTheHouse } from '../../games/index.ts';
import { useSay, useTextLang } from '../../i18n/table.ts';
import { ask, isHost } from '../../stores/room.ts';
import { useTableStores } from '../../stores/table-stores.ts';
import { ChipChoice } from '../../ui/chip-choice.tsx';
import { Folded } from './folded.tsx';

interface GameOptionsProps {
  readonly room: RoomState;
  readonly locked: boolean;
}

/** How the game is played at this table, in one sentence; the host unfolds it and chooses otherwise. */
export function GameOptions({ room, locked }: GameOptionsProps) {
  const stores = useTableStores();
  const say = useSay();
  const lang = useTextLang();
  const { rules, ui } = use(gameOfTheHouse(room.game));
  const seats = room.seats.length;
  const shown = rules.options.filter((option) => isChoice(option, seats, room.options));
  if (shown.length === 0) return null;
  const choose = (option: string, value: string | number) =>
    void ask(stores, 'room:change', { game: room.game, options: { [option]: value } });
  const chosenOf = ({ id, default: usual }: TableOption) => room.options[id] ?? usual;
  const sentence = shown.map((option) => {
    const words = ui.words.options[option.id];
    const value = chosenOf(option);
    const label = words?.values[String(value)]?.label[lang] ?? String(value);
    return `${words?.label[lang] ?? option.id}${say('colon')}${label}`;
  });
  return (
    <Folded
      title={say('gameOptions')}
      says={sentence.join(' · ')}
      mayChange={isHost(room) && !locked}
      explains={shown.flatMap((option) => {
        const chosen = ui.words.options[option.id]?.values[String(chosenOf(option))];
        return chosen?.hint[lang] === undefined
          ? []
          : [`${chosen.label[lang]}${say('colon')}${chosen.hint[lang]}`];
      })}
    >
      {shown.map((option) => (
        <OptionChoice
          key={option.id}
          option={option}
          values={valuesAt(option, seats)}
          words={ui.words.options[option.id]}
          value={chosenOf(option)}
          onChoose={(value) => choose(option.id, value)}
        />
      ))}
    </Folded>
  );
}

interface OptionChoiceProps {
  readonly option: TableOption;
  readonly values: readonly (string | number)[];
  readonly words: TableOptionWords | undefined;
  readonly value: string | number;
  readonly onChoose: (value: string | number) => void;
}

function OptionChoice({ option, values, words, value, onChoose }: OptionChoiceProps) {
  const lang = useTextLang();
  const hint = words?.values[String(value)]?.hint[lang];
  return (
    <ChipChoice
      name={option.id}
      legend={words?.label[lang] ?? option.id}
      disabled={false}
      chips={values.map((each) => ({
        label: words?.values[String(each)]?.label[lang] ?? String(each),
        chosen: each === value,
        onChoose: () => onChoose(each),
      }))}
    >
      {hint !== undefined && <p className="note">{hint}</p>}
    </ChipChoice>
  );
}
