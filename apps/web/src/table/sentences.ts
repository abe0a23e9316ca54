export { capital, fill, type Values } from '@tablee/engine';
