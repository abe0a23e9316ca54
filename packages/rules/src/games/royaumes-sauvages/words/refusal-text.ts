import type { Json, Lang, Reader, Reason, Refusal, Text } from '@tablee/engine';
import { capital, fill, fillPlaces, listOf } from '@tablee/engine';
import type { SpeciesId } from '../cards/creatures.ts';
import { creatureName, SPECIES } from '../cards/creatures.ts';
import { decreeCard } from '../cards/decrees.ts';
import type { Accepted, DecreeRefusal } from '../kingdoms/decree.ts';
import { BOARD } from '../state/board.ts';
import type { KingdomId, Owner } from '../state/state.ts';
import { isYou, whoIs } from './names.ts';

const REFUSALS: { readonly [code: string]: Text } = {
  kingdomClosed: {
    fr: '{kingdom} est fermé : sa capitale est prise.',
    en: '{kingdom} is closed: its capital is taken.',
  },
  noCube: { fr: 'Plus aucun cube : vous devez passer.', en: 'No cube left: you must pass.' },
  rallyAfterPass: {
    fr: '{player} [a|avez] passé : plus personne ne peut rallier cet âge.',
    en: '{player} [has|have] passed: nobody may rally this age.',
  },
  rallySafety: {
    fr: 'Trop de ralliements de suite : revendiquez ou passez.',
    en: 'Too many rallies in a row: claim or pass.',
  },
  alreadyPassed: { fr: 'Vous avez passé pour cet âge.', en: 'You have passed for this age.' },
  notYourTurn: { fr: 'Ce n’est pas votre tour.', en: 'It is not your turn.' },
  councilNotClaimable: {
    fr: 'Un conseil ne se revendique pas.',
    en: 'A council seat cannot be claimed.',
  },
  capitalTooEarly: {
    fr: 'La capitale attend que les autres territoires soient occupés.',
    en: 'The capital waits until the other territories are occupied.',
  },
};

const UNKNOWN: Text = { fr: 'Action impossible.', en: 'Not possible.' };

const HEADERS = {
  decree: {
    fr: '{kingdom} refuse {card} — décret « {decree} »',
    en: '{kingdom} refuses {card} — decree “{decree}”',
  },
  claim: { fr: '{kingdom} refuse {card}', en: '{kingdom} refuses {card}' },
  kingdom: { fr: 'Revendication refusée à {kingdom}', en: 'Claim refused at {kingdom}' },
  rally: { fr: 'Ralliement refusé', en: 'Rally refused' },
  other: { fr: 'Action refusée', en: 'Action refused' },
} satisfies Record<string, Text>;

/** Words for a refusal that `explain` or `rallyRefusal` gave. */
export function refusalText(reason: Reason, reader: Reader): Refusal {
  const { lang } = reader;
  if (reason.code === 'decree') return decreeText(reason.facts as unknown as DecreeRefusal, lang);
  const { kingdom, card, player, verb } = reason.facts;
  const owner = player === undefined ? null : (player as Owner);
  const words = {
    kingdom: typeof kingdom === 'string' ? BOARD[kingdom as KingdomId].name[lang] : '',
    card: typeof card === 'string' ? creatureName(card)[lang] : '',
    player: owner === null ? '' : whoIs(owner, reader),
  };
  const { [reason.code]: text = UNKNOWN } = REFUSALS;
  const you = owner !== null && isYou(owner, reader);
  return {
    header: fillPlaces(HEADERS[headerKind(reason.code, words, verb)][lang], words),
    text: capital(fill(text[lang], lang, words, you)),
  };
}

function headerKind(
  code: string,
  words: { card: string; kingdom: string },
  verb: Json | undefined,
): 'claim' | 'kingdom' | 'rally' | 'other' {
  if (verb === 'rally' || code === 'rallyAfterPass' || code === 'rallySafety') return 'rally';
  if (words.kingdom === '') return 'other';
  return words.card === '' ? 'kingdom' : 'claim';
}

function decreeText(refusal: DecreeRefusal, lang: Lang): Refusal {
  const decree = decreeCard(refusal.decree);
  const words = {
    card: creatureName(refusal.card)[lang],
    kingdom: BOARD[refusal.kingdom].name[lang],
    decree: decree.name[lang],
    last: refusal.last === null ? '' : creatureName(refusal.last)[lang],
    need: refusal.need === null ? '' : String(refusal.need),
    source: listOf(
      refusal.source.map(({ face, kingdom }) => {
        const name = creatureName(face)[lang];
        return kingdom === refusal.kingdom ? name : `${name} (${BOARD[kingdom].name[lang]})`;
      }),
      lang,
    ),
    accepted: acceptedText(refusal.accepted, lang),
  };
  return {
    header: fillPlaces(HEADERS.decree[lang], words),
    text: fillPlaces(decree.refusal[lang], words),
  };
}

/** Values and species a decree accepts now, in order: "2, 4, 6 ou 8", "tigre ou loup". */
export function acceptedText({ values, species }: Accepted, lang: Lang): string {
  const words = [
    ...(values ?? []).map(String),
    ...(species ?? []).map((id) => speciesName(id, lang)),
  ];
  return words.length === 0 ? { fr: 'aucune', en: 'none' }[lang] : listOf(words, lang, 'or');
}

const speciesName = (id: SpeciesId, lang: Lang): string =>
  (SPECIES.find((species) => species.id === id)?.name[lang] ?? id).toLowerCase();
