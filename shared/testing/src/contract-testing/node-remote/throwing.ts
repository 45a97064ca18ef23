throw new Error('Thrown while it is loaded.');
