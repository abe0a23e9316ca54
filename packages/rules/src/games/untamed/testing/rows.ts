import { catalogue } from '../cards/factions.ts';
import type { Name, Scene } from './given.ts';

/** Everything in play: `rat-pup 1/1`, then what is unusual: damage, Fury, exhausted. */
export const rows = (scene: Scene): { A: string[]; B: string[] } => ({
  A: row(scene, 'A'),
  B: row(scene, 'B'),
});

export function row(scene: Scene, name: Name): string[] {
  return scene.player(name).animals.map((animal) => {
    const marks = [
      `${animal.face} ${scene.attackOf(animal)}/${catalogue.animal(animal.face).health}`,
      ...(animal.damage > 0 ? [`d${animal.damage}`] : []),
      ...(animal.fury > 0 ? [`f${animal.fury}`] : []),
      ...(animal.ready ? [] : ['exhausted']),
    ];
    return marks.join(' ');
  });
}
