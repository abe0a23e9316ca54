import { fill } from '@tablee/engine';
import { sayings } from '../../i18n/index.ts';
import { useSettings } from '../../stores/settings.ts';

const french = {
  title: 'Équilibre',
  evenest: 'le duel le plus serré : {a} – {b}',
  spread: 'de {low} % ({worst}) à {high} % ({best})',
  pair: '{a} {high} % – {low} % {b}',
  share: '{name} {percent} %',
  pairs: 'Duels gagnés, du plus serré au plus inégal',
  shares: 'Parties gagnées',
  ahead:
    'Mesuré le {date} sur {matches} duels entre automates qui réfléchissent, à {error} points près. Entre humains, il peut en être autrement.',
  atSight:
    'Mesuré le {date} sur {matches} duels entre automates avisés, à {error} points près. Entre humains, il peut en être autrement.',
} as const;

const english: Record<keyof typeof french, string> = {
  title: 'Balance',
  evenest: 'the closest duel: {a} – {b}',
  spread: 'from {low}% ({worst}) to {high}% ({best})',
  pair: '{a} {high}% – {low}% {b}',
  share: '{name} {percent}%',
  pairs: 'Duels won, the closest first',
  shares: 'Matches won',
  ahead:
    'Measured on {date} in {matches} duels between bots that think ahead, give or take {error} points. Between people it may differ.',
  atSight:
    'Measured on {date} in {matches} duels between sensible bots, give or take {error} points. Between people it may differ.',
};

const ALL = sayings(french, english, fill);

/** The words of measured match-ups; they load with them. */
export const useFairWords = () => ALL[useSettings((settings) => settings.lang)];
