import type { RoomState } from '@tablee/protocol/updates.ts';
import type { CSSProperties } from 'react';
import { gameOfTheHouse } from '../../games/index.ts';
import { useSay, useTextLang } from '../../i18n/table.ts';
import { checkMark, upCard } from '../../kit/icons.generated.ts';
import { ask, isHost, memberOf } from '../../stores/room.ts';
import { useTableStores } from '../../stores/table-stores.ts';
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

/** Which game: the host chooses among the posters, everybody else sees the one that lies on the table. */
export function GameChoice({ room, locked }: GameChoiceProps) {
  const stores = useTableStores();
  const say = useSay();
  const lang = useTextLang();
  const hosting = isHost(room) && !locked;
  const changeGame = async (game: string) => {
    const { rules: wanted } = await gameOfTheHouse(game);
    await ask(stores, 'room:choose', { game, seats: nearestSize(wanted, room.seats), options: {} });
  };
  const chosen = HOUSE_GAMES.find(({ id }) => id === room.game);
  const name = chosen?.name[lang] ?? room.game;
  return (
    <section className="game-choice paper lobby-panel" aria-labelledby="game">
      <h2 id="game">{say('game')}</h2>
      <ul className="game-choice-list" aria-labelledby="game">
        {HOUSE_GAMES.filter(({ id }) => hosting || id === room.game).map((game) => (
          <li key={game.id}>
            <GameTile
              game={game}
              chosen={game.id === room.game}
              onChoose={hosting ? () => void changeGame(game.id) : null}
            />
          </li>
        ))}
      </ul>
      {!hosting && !locked && (
        <p className="note">
          {say('hostChooses', { name: memberOf(room, room.host)?.nickname ?? '?' })}
        </p>
      )}
      <Link to={`/learn/${room.game}`} className="game-choice-rules">
        <Icon of={lanternFlame} /> {say('learnGame', { game: name })}
      </Link>
      <Link to={`/rules/${room.game}`} className="game-choice-rules">
        <Icon of={openBook} /> {say('rulesOf', { game: name })}
      </Link>
      {chosen?.decks && (
        <Link to={`/decks/${chosen.id}`} className="game-choice-rules">
          <Icon of={upCard} /> {say('decksOf', { game: name })}
        </Link>
      )}
    </section>
  );
}

interface GameTileProps {
  readonly game: (typeof HOUSE_GAMES)[number];
  readonly chosen: boolean;
  readonly onChoose: (() => void) | null;
}

/** A small poster: name, players, minutes, difficulty, and one line. */
function GameTile({ game, chosen, onChoose }: GameTileProps) {
  const say = useSay();
  const lang = useTextLang();
  const [from, to] = game.seats;
  const facts = [
    from === to ? say('exactPlayers', { from }) : say('players', { from, to }),
    say('minutes', { count: game.minutes }),
    say(`weight.${game.weight}`),
  ];
  const style = { '--poster-hue': game.hue } as CSSProperties;
  const inside = (
    <>
      <span className="game-tile-art">
        <Icon of={chosen && onChoose !== null ? checkMark : game.icon} />
      </span>
      <span className="game-tile-name">{game.name[lang]}</span>
      <span className="game-tile-facts">{facts.join(' · ')}</span>
      <span className="game-tile-line">{game.line[lang]}</span>
    </>
  );
  if (onChoose === null) {
    return (
      <p className="game-tile" style={style}>
        {inside}
      </p>
    );
  }
  return (
    <button
      type="button"
      className="game-tile"
      style={style}
      data-on={chosen}
      aria-pressed={chosen}
      onClick={onChoose}
    >
      {inside}
    </button>
  );
}
