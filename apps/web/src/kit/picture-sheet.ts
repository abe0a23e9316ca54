import type { IconShape } from '@/ui/icon.tsx';

/** Symbols of a game's sheet of pictures (address of an SVG), by the name each has in the open icon set. */
export function iconsOf(sheet: string): (name: string) => IconShape {
  const known = new Map<string, IconShape>();
  return (name) => {
    let shape = known.get(name);
    if (shape === undefined) {
      shape = { body: `<use href="${sheet}#${name}"/>` };
      known.set(name, shape);
    }
    return shape;
  };
}

/** The signs of a table, drawn: from their names in the open icon set. */
export const signsOf = <Key extends string>(
  icon: (name: string) => IconShape,
  signs: Readonly<Record<Key, string>>,
): Readonly<Record<Key, IconShape>> =>
  Object.fromEntries(
    Object.entries<string>(signs).map(([key, name]) => [key, icon(name)]),
  ) as Record<Key, IconShape>;
