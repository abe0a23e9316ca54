import { optionsOf } from '@tablee/engine';
import { attackPreview, sightOf } from '@tablee/rules/games/untamed/index.ts';
import { Icon } from '@/ui/icon.tsx';
import { ICONS } from '../art/icons.ts';
import { useTableau } from '../context.tsx';
import './foretold.css';

/** The outcome of the attack in question, on its target: damage there, damage back, who would fall. */
export function Foretold({ target }: { readonly target: string }) {
  const { view, answering, attacker } = useTableau();
  const share = answering.picks.filter((pick) => pick === target).length;
  if (answering.question?.shape === 'split' && share > 0) {
    return (
      <span className="un-foretold" aria-hidden="true">
        <span>−{share}</span>
      </span>
    );
  }
  if (attacker === null) return null;
  const legal = optionsOf(answering.question).some(
    ({ verb, card, space }) => verb === 'attack' && card === attacker && space === target,
  );
  const seen = legal ? attackPreview(sightOf(view.open), attacker, target) : null;
  if (seen === null) return null;
  return (
    <span className="un-foretold" aria-hidden="true">
      <span className="un-foretold-dealt" data-fatal={seen.targetFalls || undefined}>
        −{seen.dealt}
        {seen.targetFalls && <Icon of={target.includes(':') ? ICONS.fallen : ICONS.beaten} />}
      </span>
      {!target.includes(':') && (
        <span className="un-foretold-taken" data-fatal={seen.attackerFalls || undefined}>
          <Icon of={ICONS.back} />
          {seen.taken}
          {seen.attackerFalls && <Icon of={ICONS.beaten} />}
        </span>
      )}
    </span>
  );
}
