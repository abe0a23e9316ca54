import type { Lang } from '@/kit/contract.ts';

/** How a zone looks: a colour that dark ink reads on, and letters of its name that no other zone of the box has. */
export interface ZoneLook {
  readonly colour: string;
  readonly letters: Readonly<Record<Lang, string>>;
}

const look = (colour: string, fr: string, en: string): ZoneLook => ({
  colour,
  letters: { fr, en },
});

export const ZONE_LOOKS: { readonly [zone: string]: ZoneLook } = {
  gray: look('#c3c9c6', 'G', 'Gy'),
  green: look('#a9cc83', 'V', 'Gn'),
  blue: look('#9cc4e4', 'B', 'Bl'),
  violet: look('#bfa9ea', 'Vi', 'V'),
  purple: look('#e8a7cb', 'P', 'P'),
  red: look('#ee9a85', 'R', 'R'),
  brown: look('#cfa67b', 'Br', 'Br'),
  yellow: look('#f6d873', 'J', 'Y'),
};
