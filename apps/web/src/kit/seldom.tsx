import { type ComponentType, lazy, Suspense } from 'react';

/** A part of a game that is seldom looked at: loads when it is first shown, and shows nothing until then. */
export function seldom<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
