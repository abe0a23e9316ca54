/** npm run build: installs and builds, beside a server that may be running. */
import { build, install } from './run.mjs';

install();
build();
