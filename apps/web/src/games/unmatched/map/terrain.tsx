import type { BoardId } from '@tablee/rules/games/unmatched/index.ts';
import { BOARDS } from '@tablee/rules/games/unmatched/index.ts';
import { memo } from 'react';
import { HEIGHT, pointOf, RADIUS, roadsOf, WIDTH, wedgePath } from '../art/geometry.ts';
import { symbol } from '../art/icons.ts';
import { patternOfZone, ZonePatterns } from '../art/patterns.tsx';
import { CARTOUCHE, SCENERY } from '../art/scenery.ts';
import { ZONE_LOOKS } from '../art/zones.ts';
import './terrain.css';
import { useWords } from '../words.ts';

/** The parchment: roads, spaces in the colours and patterns of their zones, and drawings between them. */
export const Terrain = memo(function Terrain({ board }: { readonly board: BoardId }) {
  const { text } = useWords();
  const { name, spaces, zones } = BOARDS[board];
  return (
    <svg className="um-terrain" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <ZonePatterns />
      <Drawings board={board} />
      <Cartouche board={board} name={text(name)} />
      <Roads board={board} />
      {spaces.map(({ id, zones: ids }) => {
        const { x, y } = pointOf(board, id);
        return (
          <g key={id} transform={`translate(${x} ${y})`}>
            <circle className="um-disc-shade" r={RADIUS + 5} cy="4" />
            <circle className="um-disc-rim" r={RADIUS + 4} />
            {ids.map((zone, i) => {
              const path = wedgePath(ids.length, i);
              const pattern = patternOfZone(zones.find((each) => each.id === zone)?.pattern ?? '');
              return (
                <g key={zone}>
                  <path d={path} fill={ZONE_LOOKS[zone]?.colour} />
                  {pattern !== null && <path d={path} fill={pattern} />}
                  {ids.length > 1 && <path d={path} className="um-wedge" />}
                </g>
              );
            })}
            <circle className="um-disc-ink" r={RADIUS} />
          </g>
        );
      })}
    </svg>
  );
});

function Roads({ board }: { readonly board: BoardId }) {
  return roadsOf(board).map(({ ends: [a, b], bridge }) => {
    const line = { x1: a.x, y1: a.y, x2: b.x, y2: b.y };
    return (
      <g key={`${a.x} ${a.y} ${b.x} ${b.y}`}>
        {bridge && <line {...line} className="um-road-bridge" />}
        <line {...line} className="um-road-edge" />
        <line {...line} className="um-road" />
        <line {...line} className="um-road-track" />
      </g>
    );
  });
}

function Drawings({ board }: { readonly board: BoardId }) {
  return (
    <g className="um-drawings">
      {SCENERY[board].map(({ picture, x, y, size, mirrored }) => (
        <g
          key={`${x} ${y}`}
          transform={`translate(${(x * WIDTH) / 100} ${(y * HEIGHT) / 100})${mirrored ? ' scale(-1 1)' : ''}`}
        >
          <use href={symbol(picture)} x={-size / 2} y={-size / 2} width={size} height={size} />
        </g>
      ))}
      <rect className="um-neatline" x="10" y="10" width={WIDTH - 20} height={HEIGHT - 20} rx="10" />
      <rect className="um-neatline" x="17" y="17" width={WIDTH - 34} height={HEIGHT - 34} rx="6" />
    </g>
  );
}

function Cartouche({ board, name }: { readonly board: BoardId; readonly name: string }) {
  const { x, y } = CARTOUCHE[board];
  return (
    <text className="um-cartouche" x={(x * WIDTH) / 100} y={(y * HEIGHT) / 100}>
      {name}
    </text>
  );
}
