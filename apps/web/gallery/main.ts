// The layers of the house come first, as in the shell.
import './styles.ts';

await import('./app.tsx');
