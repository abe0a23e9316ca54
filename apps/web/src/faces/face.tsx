import { Icon } from '../ui/icon.tsx';
import { FACES } from './faces.ts';
import { vintageRobot as ANY } from './icons.generated.ts';

/** The face of an opponent of the house, by name; for any other name that of all bots. */
export default function Face({ name }: { readonly name: string }) {
  return <Icon of={FACES[name] ?? ANY} />;
}
