import { findJava } from './findJava';

test.each([
  [{ JAVA_HOME: '/opt/jdk', PATH: '/usr/bin' }, ['/opt/jdk/bin/java', '/usr/bin/java'], '/opt/jdk/bin/java'],
  [{ JAVA_HOME: '/opt/gone', PATH: '/bin:/usr/bin' }, ['/usr/bin/java'], '/usr/bin/java'],
  [{ PATH: '/bin' }, ['/usr/bin/java'], undefined],
])('finds Java by JAVA_HOME or on the path: %j of %j is %s', (env, files, found) => {
  const exists = (file: string) => files.includes(file);
  expect(findJava({ platform: 'linux', env, exists })).toBe(found);
});
