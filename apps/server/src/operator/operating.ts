import type { Logger } from 'pino';
import type { Meter } from '../meter.ts';
import { traceOf } from '../refusal.ts';
import type { Observer } from '../tables/observer.ts';
import type { FigureSources } from './current-figures.ts';
import { CurrentFigures } from './current-figures.ts';
import { Metrics } from './metrics.ts';
import type { OperatorDoor } from './operator.ts';
import { Operator } from './operator.ts';
import { countingSteps } from './steps.ts';

/** A server that its operator can look at. */
export interface Operating {
  readonly meter: Meter;
  readonly observer: Observer;
  /** Rejects if the port is taken. */
  open(): Promise<void>;
  close(): Promise<void>;
}

/** The parts behind the operator's door, before it is opened. */
export function operating(
  door: OperatorDoor,
  looked: FigureSources,
  { logger, drain }: { readonly logger: Logger; readonly drain: () => void },
): Operating {
  const figures = new CurrentFigures(looked);
  const metrics = new Metrics(figures);
  const operator = new Operator({
    ...{ door, registry: metrics.registry, drain },
    status: () => figures.status(),
    onFault: (error) => logger.error({ error: traceOf(error) }, 'the operator could not be told'),
  });
  return {
    meter: metrics,
    observer: countingSteps(metrics),
    async open() {
      const port = await operator.open();
      logger.info({ host: door.host, port }, 'open to the operator');
    },
    async close() {
      figures.close();
      await operator.close();
    },
  };
}
