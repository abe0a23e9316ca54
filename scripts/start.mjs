/** npm start: installs, builds, and serves everything on one port. */
import { build, install, serve } from './run.mjs';

install();
build();
serve();
