import type { ModeId } from '@tablee/rules/games/untamed/index.ts';
import { playerAt } from '@tablee/rules/games/untamed/index.ts';
import { PHASES } from '@tablee/rules/games/untamed/words/index.ts';
import { Icon, type IconShape } from '@/ui/icon.tsx';
import { IconButton } from '@/ui/icon-button.tsx';
import { ICONS } from '../art/icons.ts';
import { preySides } from '../cards/reading.ts';
import { useNames, useTableau } from '../context.tsx';
import { Deeds } from '../hand/deeds.tsx';
import { LoneAnswer } from '../questions/lone-answer.tsx';

export const MODE_ICONS: Readonly<Record<ModeId, IconShape>> = {
  duel: ICONS.duel,
  hunter: ICONS.hunter,
  survival: ICONS.beaten,
  alpha: ICONS.alpha,
  hydra: ICONS.hydra,
  manticore: ICONS.manticore,
};

/** The line between the sides: whose turn, which phase, the actions taken in it. */
export function River() {
  const { say, list, who, isYou, label } = useNames();
  const { view, side, onDossier } = useTableau();
  const { open } = view;
  const { active, phase, turn, mode } = open;
  const mine = active.some(isYou);
  const seat = view.seat ?? side;
  const prey = open.mode === 'hunter' ? preySides(open, seat)[0] : undefined;
  const preySeat = prey === undefined ? undefined : open.sides[prey]?.seats[0];
  const [first] = active;
  const player = first === undefined || active.length > 1 ? null : playerAt(open, first);
  // New words come in afresh: they do not move for another number beside them.
  const said = [turn, phase, ...active, player?.cardsPlayed, player?.discount].join(' ');
  return (
    <div className="un-river" data-mine={mine || undefined}>
      <span className="un-river-mode" title={say(`mode_${mode}`)}>
        <Icon of={MODE_ICONS[mode]} label={say(`mode_${mode}`)} />
      </span>
      <p className="un-river-turn" key={`turn ${said}`}>
        {turn > 0 && <b>{say('turnNumber', { n: turn })}</b>}
        <span>
          {turn > 0 && (
            <span className="un-river-who">
              {say('turnOf', { who: list(active.map(who)) }, mine)}
              {' · '}
            </span>
          )}
          {say(PHASES[phase])}
        </span>
      </p>
      {player !== null && player.cardsPlayed > 0 && (
        <span className="un-chip" key={`cards ${said}`}>
          <Icon of={ICONS.hand} />{' '}
          <span className="un-chip-long">{say('playedCount', { count: player.cardsPlayed })}</span>
          <span className="un-chip-short" title={say('playedCount', { count: player.cardsPlayed })}>
            {player.cardsPlayed}
          </span>
        </span>
      )}
      {player !== null && player.discount > 0 && (
        <span className="un-chip" data-good key={`discount ${said}`}>
          {say('discountChip', { n: player.discount })}
        </span>
      )}
      {preySeat !== undefined && (
        <span className="un-chip un-prey">
          <Icon of={ICONS.hunter} /> {say('prey', { who: label(preySeat) })}
        </span>
      )}
      <IconButton
        of={ICONS.info}
        className="un-river-more"
        label={say('dossier')}
        onClick={() => onDossier('cards')}
      />
      <Deeds />
      <LoneAnswer />
    </div>
  );
}
