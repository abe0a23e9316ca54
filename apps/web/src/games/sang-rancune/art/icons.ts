import { iconsOf, signsOf } from '@/kit/picture-sheet.ts';
import sheet from './pictures.svg';
import { SIGNS } from './signs.ts';

/** A symbol of this game's sheet of pictures, by the name it has in the open icon set. */
export const icon = iconsOf(sheet);

/** Icons that the table draws again and again. */
export const ICONS = signsOf(icon, SIGNS);
