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
