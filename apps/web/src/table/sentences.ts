export { capital, type Values } from '@tablee/engine';
