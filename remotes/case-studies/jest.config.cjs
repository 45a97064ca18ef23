module.exports = require('@portfolio/build/jest').createJestConfig();
