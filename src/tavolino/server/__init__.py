"""The server: live tables for people apart, over HTTP and WebSockets."""
