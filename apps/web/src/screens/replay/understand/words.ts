import { fill } from '@tablee/engine';
import { sayings } from '../../../i18n/index.ts';
import { useSettings } from '../../../stores/settings.ts';

const french = {
  title: 'Comprendre la partie',
  close: 'Fermer',
  waiting: 'Une autre partie est étudiée d’abord. {ahead} {ahead|attend|attendent} avant celle-ci.',
  thinking: 'L’adversaire qui réfléchit parcourt la partie : {done} sur {of}.',
  begins: 'L’adversaire qui réfléchit lit la partie.',
  rules:
    'Les règles ont changé depuis : cette partie peut se revoir, mais plus se comprendre, car on ne peut plus la rejouer.',
  unfinished: 'Cette partie n’est jamais allée à son terme : il n’y a pas d’issue à comprendre.',
  off: 'Ce serveur n’étudie pas les parties.',
  failed: 'L’étude de cette partie a échoué.',
  busy: 'Trop de parties attendent d’être étudiées. Réessayez dans un moment.',
  unreachable: 'Le serveur ne répond pas.',
  chances: 'Chances de gagner',
  place: 'Coup {at} sur {all} : {chances}',
  chanceOf: '{name} {percent} %',
  turns: 'Les tournants',
  noTurns: 'Aucun choix ni aucun tirage n’a fait basculer cette partie.',
  turn: 'Coup {step}. {text}',
  accounts: 'Choix et hasard',
  account:
    '{name} : au départ {from} %. Ses choix : {own}, ceux des autres : {others}, le hasard et le reste : {luck}. De meilleures réponses, trouvées après coup, valaient {missed} {missed|point|points}.',
  alone:
    '{name} : au départ {from} %. Ses choix : {own}, le hasard et le reste : {luck}. De meilleures réponses, trouvées après coup, valaient {missed} {missed|point|points}.',
  points: '{sign}{n} {n|point|points}',
  how: '{looked} décisions regardées sur {decisions}, jouées {playouts} fois jusqu’au bout. Les choix sont jugés sur ce que chacun savait, les chances toutes mains ouvertes. Ce sont des estimations.',
} as const;

const english: Record<keyof typeof french, string> = {
  title: 'Understand the match',
  close: 'Close',
  waiting: 'Another match is studied first. {ahead} {ahead|waits|wait} before this one.',
  thinking: 'The opponent that thinks ahead goes over the match: {done} of {of}.',
  begins: 'The opponent that thinks ahead reads the match.',
  rules:
    'The rules have changed since: this match can be watched again, but no longer understood, as it cannot be played again.',
  unfinished: 'This match never came to its end: there is no result to understand.',
  off: 'This server studies no matches.',
  failed: 'This match could not be studied.',
  busy: 'Too many matches wait to be studied. Try again in a while.',
  unreachable: 'The server does not answer.',
  chances: 'Chances to win',
  place: 'Step {at} of {all}: {chances}',
  chanceOf: '{name} {percent}%',
  turns: 'Turning points',
  noTurns: 'No choice and no draw turned this match.',
  turn: 'Step {step}. {text}',
  accounts: 'Choice and luck',
  account:
    '{name}: {from}% at the start. Their choices: {own}, those of others: {others}, luck and the rest: {luck}. Better answers, found afterwards, were worth {missed} {missed|point|points}.',
  alone:
    '{name}: {from}% at the start. Their choices: {own}, luck and the rest: {luck}. Better answers, found afterwards, were worth {missed} {missed|point|points}.',
  points: '{sign}{n} {n|point|points}',
  how: '{looked} of {decisions} decisions looked at, played to the end {playouts} times. Choices are judged by what each of them knew, chances with all hands open. These are estimates.',
};

const ALL = sayings(french, english, fill);

/** The words of the study of a match; they load with it. */
export const useStudyWords = () => ALL[useSettings((settings) => settings.lang)];
export type StudySay = ReturnType<typeof useStudyWords>;
