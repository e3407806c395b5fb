import base from './vitest.config.ts';
export default { ...base, test: { ...base.test, execArgv: ['--max-semi-space-size=64', '--cpu-prof', '--cpu-prof-interval=1000', `--cpu-prof-dir=${process.env.PROF}`] } };
