import type { TableOption, TableOptionWords } from '@tablee/engine';
import { isChoice, valuesAt } from '@tablee/engine';
import type { RoomState } from '@tablee/protocol/updates.ts';
import { use } from 'react';
import { gameOfTheHouse } from '../../games/index.ts';
import { useSay, useTextLang } from '../../i18n/table.ts';
import { ask, isHost, memberOf } from '../../stores/room.ts';
import { checkMark } from '../../table/icons.generated.ts';
import { ChipChoice } from '../../ui/chip-choice.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lanternFlame, openBook } from '../../ui/icons.generated.ts';
import { Link } from '../../ui/link.tsx';
import { HOUSE_GAMES } from '../home/poster.ts';
import { nearestSize } from './table-size.ts';
import './game-choice.css';

interface GameChoiceProps {
  readonly room: RoomState;
  readonly locked: boolean;
}

/** Which game, and with which settings: the host chooses, everybody reads. */
export function GameChoice({ room, locked }: GameChoiceProps) {
  const say = useSay();
  const lang = useTextLang();
  const { rules, ui } = use(gameOfTheHouse(room.game));
  const hosting = isHost(room) && !locked;
  const seats = room.seats.length;
  const changeGame = async (game: string) => {
    const { rules: wanted } = await gameOfTheHouse(game);
    await ask('room:choose', { game, seats: nearestSize(wanted, room.seats), options: {} });
  };
  const choose = (option: string, value: string | number) =>
    ask('room:choose', { game: room.game, seats, options: { ...room.options, [option]: value } });
  const shown = rules.options.filter((option) => isChoice(option, seats, room.options));
  return (
    <section className="game-choice paper lobby-panel" aria-labelledby="game">
      <h2 id="game">{say('game')}</h2>
      <ul className="game-choice-list" aria-labelledby="game">
        {HOUSE_GAMES.map((game) => (
          <li key={game.id}>
            <GameTile
              game={game}
              chosen={game.id === room.game}
              onChoose={hosting ? () => void changeGame(game.id) : null}
            />
          </li>
        ))}
      </ul>
      {shown.map((option) => (
        <OptionChoice
          key={option.id}
          option={option}
          values={valuesAt(option, seats)}
          words={ui.words.options[option.id]}
          value={room.options[option.id] ?? option.default}
          disabled={!hosting}
          onChoose={(value) => void choose(option.id, value)}
        />
      ))}
      {!hosting && !locked && (
        <p className="note">
          {say('hostChooses', { name: memberOf(room, room.host)?.nickname ?? '?' })}
        </p>
      )}
      <Link to={`/learn/${room.game}`} className="game-choice-rules">
        <Icon of={lanternFlame} /> {say('learnGame', { game: ui.name[lang] })}
      </Link>
      <Link to={`/rules/${room.game}`} className="game-choice-rules">
        <Icon of={openBook} /> {say('rulesOf', { game: ui.name[lang] })}
      </Link>
    </section>
  );
}

interface GameTileProps {
  readonly game: (typeof HOUSE_GAMES)[number];
  readonly chosen: boolean;
  readonly onChoose: (() => void) | null;
}

function GameTile({ game, chosen, onChoose }: GameTileProps) {
  const lang = useTextLang();
  const inside = (
    <>
      <Icon of={chosen ? checkMark : game.icon} />
      <span>{game.name[lang]}</span>
    </>
  );
  if (onChoose === null) {
    return (
      <span className="game-tile" data-on={chosen}>
        {inside}
      </span>
    );
  }
  return (
    <button
      type="button"
      className="game-tile"
      data-on={chosen}
      aria-pressed={chosen}
      onClick={onChoose}
    >
      {inside}
    </button>
  );
}

interface OptionChoiceProps {
  readonly option: TableOption;
  readonly values: readonly (string | number)[];
  readonly words: TableOptionWords | undefined;
  readonly value: string | number;
  readonly disabled: boolean;
  readonly onChoose: (value: string | number) => void;
}

function OptionChoice({ option, values, words, value, disabled, onChoose }: OptionChoiceProps) {
  const lang = useTextLang();
  const hint = words?.values[String(value)]?.hint[lang];
  return (
    <ChipChoice
      name={option.id}
      legend={words?.label[lang] ?? option.id}
      disabled={disabled}
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
