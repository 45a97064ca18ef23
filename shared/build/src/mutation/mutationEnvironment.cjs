const channels = require('node:diagnostics_channel');

/** The channel on which tests and the marks in sources report to the worker, which is in the same process. */
const REACH_CHANNEL = 'mutation:reached';

function toFullName(test) {
  const names = [];
  for (let part = test; part.parent !== undefined; part = part.parent) names.unshift(part.name);
  return names.join(' ');
}

/** Wraps the environment that a project uses anyway; a run in it ends with the first test that fails. */
function MutationEnvironment(config, context) {
  const { environment, only } = config.projectConfig.testEnvironmentOptions.mutation;
  const Environment = require(environment);
  const original = new (Environment.default ?? Environment)(config, context);
  const channel = channels.channel(REACH_CHANNEL);
  let hasFailed = false;
  original.global.__mutationReached = (mark) => channel.publish({ mark });
  original.handleTestEvent = ({ name, test }) => {
    if (name === 'test_start') {
      const fullName = toFullName(test);
      if (hasFailed || (only !== undefined && !only.includes(fullName))) test.mode = 'skip';
      else channel.publish({ test: fullName });
    } else if (name === 'test_done') {
      hasFailed ||= test.errors.length > 0;
      channel.publish({});
    }
  };
  return original;
}

module.exports = MutationEnvironment;
